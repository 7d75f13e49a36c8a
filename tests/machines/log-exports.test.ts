import { expect, test } from 'vitest';
import { typeLabel } from '#audit/charts/event-label.ts';
import { mermaidOf } from '#audit/exports/mermaid.ts';
import { charts } from '#machines/charts.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionsOf } from '#machines/lib/transition-id.ts';
import { readSequence } from '../support/mermaid.ts';

const entry = (seq: number, chart: string, more: Partial<LogEntry>): LogEntry => ({
  seq,
  at: seq,
  wallClock: seq,
  chart,
  actor: `x:${chart}`,
  event: 'an.event',
  took: [`${chart}.idle | an.event | 0`],
  active: [chart, `${chart}.idle`],
  tags: [],
  ...more,
});

test('[M3] a log is a sequence of messages between the charts', () => {
  const entries = [
    entry(1, 'session', { event: 'session.signIn', cause: null, from: null }),
    entry(2, 'navigation', { event: 'location.request; #1', cause: 1, from: 'session' }),
  ];
  expect(mermaidOf({ portal: 'one', shadow: null, entries }).split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  actor outside as browser',
    '  participant c1 as session',
    '  participant c2 as navigation',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  outside-)c1: session.signIn',
    '  Note over c1: session.idle',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  c1->>c2: location.request#59; #35;1',
    '  Note over c2: navigation.idle',
    '',
  ]);
});

test('[M3] the messages of a running portal are numbered as the entries of its page and of its file', () => {
  const entries = [
    entry(4, 'session', { event: 'session.signIn', cause: null, from: null }),
    entry(9, 'navigation', { cause: 4, from: 'session' }),
    entry(17, 'terms', { cause: 9, from: 'navigation' }),
  ];
  const lines = mermaidOf({ portal: 'one', shadow: null, entries, omitted: 2 }).split('\n');
  expect(lines.flatMap((line) => /^ {2}%% (\d+),/.exec(line)?.[1] ?? [])).toEqual(['3', '4', '5']);
  expect(lines.filter((line) => line.includes('->>'))).toEqual([
    '  c1->>c2: an.event',
    '  c2->>c3: an.event',
  ]);
});

test('[M3] a step that nobody watched, and one whose cause the log lacks, come from where nothing is recorded, not from the browser', () => {
  const entries = [
    entry(1, 'session', { event: 'xstate.init' }),
    entry(2, 'session', { event: 'user.arrived', cause: null, from: null }),
    entry(3, 'terms', { event: 'user.loaded', cause: 0, from: 'session' }),
  ];
  expect(mermaidOf({ portal: 'one', shadow: null, entries }).split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  actor outside as browser',
    '  participant unknown as not recorded',
    '  participant c1 as session',
    '  participant c2 as terms',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  unknown-)c1: start',
    '  Note over c1: session.idle',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  outside-)c1: user.arrived',
    '  Note over c1: session.idle',
    '  %% 3, 1970-01-01T00:00:00.003Z',
    '  unknown->>c2: user.loaded',
    '  Note over c2: terms.idle',
    '',
  ]);
});

test('[M3] a message of a log says all states that it led to, what guards answered, and that it was ignored', async () => {
  const entries = [
    entry(1, 'connection', {
      event: 'network.online',
      cause: null,
      from: null,
      build: 'main-1',
      hash: 'c0ffee',
      guards: [
        { name: 'isKnown', holds: false },
        { name: 'mayTry', holds: true },
      ],
      active: [
        'connection',
        'connection.network',
        'connection.network.online',
        'connection.retries',
        'connection.retries.free',
      ],
    }),
    entry(2, 'session', { event: 'user.retry', cause: 1, from: 'connection', took: [], guards: [] }),
  ];
  const text = mermaidOf({ portal: 'one', shadow: null, entries });
  expect(text.split('\n')).toEqual([
    'sequenceDiagram',
    '  %% portal one',
    '  %% build main-1',
    '  %% connection c0ffee',
    '  actor outside as browser',
    '  participant c1 as connection',
    '  participant c2 as session',
    '  %% 1, 1970-01-01T00:00:00.001Z',
    '  outside-)c1: network.online',
    '  Note over c1: connection.network.online, connection.retries.free<br/>[isKnown] ✗, [mayTry] ✓',
    '  %% 2, 1970-01-01T00:00:00.002Z',
    '  c1-->>c2: user.retry',
    '  Note over c2: session.idle<br/>ignored',
    '',
  ]);
  const { messages } = await readSequence(text);
  expect(messages.map(({ from, to }) => [from, to])).toEqual([
    ['browser', 'connection'],
    ['connection', 'connection'],
    ['connection', 'session'],
    ['session', 'session'],
  ]);
});

test('[M3] Mermaid itself reads the messages of a log with any names of charts, events and states', async () => {
  const steps = Object.values(charts).flatMap(({ machine }) => {
    // At once: no event of its own is logged.
    const events = new Set(
      transitionsOf(machine)
        .map(({ eventType }) => eventType)
        .filter(Boolean),
    );
    return [...events].map((event) => [machine.id, event, machine.root.id] as const);
  });
  // What Mermaid takes for its own words and signs.
  const odd = [
    ['end', 'a; b', 'end.of'],
    ['note', 'x #quot; y', 'note.over'],
    ['loop', 'from: here -> there', 'loop.par'],
    ['a chart', '%% no comment', 'a chart.idle'],
  ] as const;
  const entries = [...odd, ...steps].map(([chart, event, state], index) =>
    entry(index + 1, chart, { event, active: [chart, state], cause: index === 0 ? null : index }),
  );
  const { actors, messages } = await readSequence(mermaidOf({ portal: 'one', shadow: null, entries }));
  expect(actors).toEqual(['browser', ...new Set(entries.map(({ chart }) => chart))]);
  expect(messages).toEqual(
    entries.flatMap(({ chart, event, active }, index) => [
      { from: entries[index - 1]?.chart ?? 'browser', to: chart, message: typeLabel(event) },
      { from: chart, to: chart, message: active.at(-1) },
    ]),
  );
});

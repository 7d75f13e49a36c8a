import { expect, test } from 'vitest';
import { chartNamed } from '#audit/charts/audited-charts.ts';
import { StepList } from '#audit/lanes/step-list.tsx';
import { chartPlace } from '#audit/place.ts';
import { SearchResults } from '#audit/search/search-results.tsx';
import { StatePanel } from '#audit/charts/state-panel.tsx';
import { UntakenSteps } from '#audit/simulation/untaken-steps.tsx';
import { simulate } from '#audit/simulation/simulation.ts';
import { RunFigures } from '#audit/results/run-figures.tsx';
import { RequirementTestsNote } from '#audit/results/requirement-tests-note.tsx';
import { shown, textsOf } from './shown.tsx';

const session = chartNamed('session');
if (!session) throw new Error('The session has a chart');
const stateNamed = (id: string) => session.states.find((state) => state.id === id) ?? session.diagram.root;

test('[M3] a chart and one without states of its own are named once', async () => {
  const place = chartPlace('session');
  const root = textsOf(
    await shown(<StatePanel chart={session} state={session.diagram.root} place={place} />),
  );
  expect(root.slice(0, 2)).toEqual(['session', session.diagram.root.description]);
  const inner = stateNamed('session.signedOut.idle');
  const texts = textsOf(await shown(<StatePanel chart={session} state={inner} place={place} />));
  expect(texts.slice(0, 2)).toEqual(['session.signedOut.idle', 'idle']);

  const entry = (seq: number, chart: string, active: readonly string[]) => ({
    seq,
    at: seq,
    wallClock: Date.UTC(2026, 10, 24) + seq,
    chart,
    actor: chart,
    event: 'an.event',
    took: [],
    active,
    tags: [],
  });
  const log = {
    portal: 'one',
    shadow: null,
    omitted: 1200,
    entries: [entry(3, 'toasts', ['toasts']), entry(7, 'terms', ['terms', 'terms.hidden'])],
  };
  const ignore = () => undefined;
  const list = (
    <StepList
      {...{ log, chosen: null, found: null, heading: null }}
      {...{ onChoose: ignore, onLead: ignore, onDraw: ignore }}
    />
  );
  const steps = textsOf(await shown(list));
  expect(steps).toContain('toasts');
  expect(steps).not.toContain('toasts: toasts');
  expect(steps).toContain('terms: hidden');
  // As a file of the log numbers them.
  const times = steps.filter((text) => text.endsWith('UTC'));
  expect(times).toEqual(['1,201 · 00:00:00.0 UTC', '1,202 · 00:00:00.0 UTC']);
});

test('[M3] a search says how much it found, and that it found nothing', async () => {
  const search = async (typed: string) =>
    shown(<SearchResults typed={typed} mode={null} onChoose={() => undefined} />);
  const status = (html: string) => /<p[^>]*role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '';
  expect(textsOf(status(await search('mustAccept')))).toEqual(['1 result in all charts']);
  const texts = textsOf(await search('terms'));
  const rows = texts.filter((text) => /^\d+$/.test(text)).map(Number);
  const count = rows.reduce((sum, one) => sum + one, 0);
  expect(texts[0]).toBe(`${count} results in all charts`);
  expect(textsOf(status(await search('no such thing')))).toEqual([
    'Nothing in any chart has this in its name.',
  ]);
});

test('[M3] what a link names and the chart cannot take is said in words', async () => {
  const place = {
    ...chartPlace('terms', 'simulation'),
    start: 'start',
    events: [
      'terms.tick',
      'user.loaded*1',
      'xstate.done.actor.acceptTerms',
      'xstate.after.answerLimit.terms',
    ],
  };
  const simulation = simulate('terms', place);
  const note = textsOf(await shown(<UntakenSteps place={place} start="start" simulation={simulation} />));
  expect(note[0]).toBe(
    'This link names steps that the chart cannot take: terms.tick, user.loaded, acceptTerms answers, after answerLimit',
  );
});

test('[C1] [M3] counts have the separators of the reader', async () => {
  const run = { at: '2026-11-24T03:00:00Z', passed: 12_345, failed: 6789, skipped: 4321 };
  expect(textsOf(await shown(<RunFigures run={run} />))).toContain(
    '12,345 passed, 6,789 failed, 4,321 skipped: 23,455 in all',
  );
  const tests = Array.from({ length: 2500 }, (_, nth) => ({
    file: 'tests/machines/oracle.test.ts',
    suite: '',
    title: String(nth),
    rows: [],
    runs: 1,
    result: nth < 1200 ? ('skipped' as const) : null,
  }));
  expect(
    textsOf(await shown(<RequirementTestsNote tests={tests} runs={{ unit: run, browser: run }} />))[0],
  ).toBe('2,500 tests name a requirement: 0 passed, 0 failed, 1,200 skipped, 1,300 without a result.');
});

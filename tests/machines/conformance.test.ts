import { describe, expect, test } from 'vitest';
import { judgeEntry, type Known } from '#audit/conformance/judge-actor.ts';
import { skeletonOf, type Skeleton } from '#audit/conformance/skeleton.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import type { ChartModel } from '#machines/models/chart-model.ts';
import { models } from '#machines/models/models.ts';
import { chartSources } from '#server/audit/chart-sources.ts';
import { root } from '../support/project.ts';
import { forgeries, type Alphabet, type Forgery } from './forgeries.ts';
import { recordedWalks } from './recorded.ts';

type Log = readonly LogEntry[];

const sources = chartSources(root);
const skeletonFor = ({ name, machine }: ChartModel): Skeleton => {
  const source = sources[folderOf(name)];
  if (!source) throw new Error(`The code of the chart ${name} is missing`);
  return skeletonOf(chartDefinition(machine, source));
};

/** The place of the first entry that is refused, from a place on, null if there is none; and what is known at each. */
function judgeFrom(skeleton: Skeleton, log: Log, start: { nth: number; known: Known }) {
  const known: Known[] = [];
  let now = start.known;
  for (const [nth, entry] of log.entries()) {
    if (nth < start.nth) continue;
    known.push(now);
    const { fault, after } = judgeEntry(skeleton, now, entry);
    if (fault) return { refused: nth, known };
    now = after;
  }
  return { refused: null, known };
}

// What running charts were seen to do, whatever their data were.
const stepOf = (before: LogEntry | undefined, { event, took, active, tags, guards }: LogEntry) =>
  JSON.stringify([
    before?.active ?? null,
    before?.event === 'xstate.stop',
    event,
    took,
    active,
    tags,
    guards,
  ]);
const stepsOf = (log: Log) => log.map((entry, nth) => stepOf(log[nth - 1], entry));

function alphabetOf({ machine }: ChartModel, logs: readonly Log[]): Alphabet {
  const all = transitionsOf(machine);
  const states = new Map(logs.flat().map(({ active }) => [active.join(' '), active]));
  return {
    transitions: all.map(transitionId),
    events: [...new Set(all.flatMap(({ eventType }) => eventType || []))],
    states: [...states.values()],
  };
}

type Tally = { forged: number; impossible: number; exact: number; late: number; wrong: number };
const tally = new Map<Forgery, Tally>();

function count(kind: Forgery, expected: number | null, refused: number | null) {
  const sums = tally.get(kind) ?? { forged: 0, impossible: 0, exact: 0, late: 0, wrong: 0 };
  sums.forged += 1;
  if (expected !== null) sums.impossible += 1;
  if (refused !== null && refused === expected) sums.exact += 1;
  if (refused !== null && expected !== null && refused > expected) sums.late += 1;
  if (refused !== null && (expected === null || refused < expected)) sums.wrong += 1;
  tally.set(kind, sums);
}

/** A step of a log, what is known before it, and all steps that the chart was seen to take. */
type Place = { log: Log; nth: number; known: Known; seen: ReadonlySet<string> };

function forge(skeleton: Skeleton, { log, nth, known, seen }: Place, chart: Alphabet) {
  for (const kind of Object.keys(forgeries) as Forgery[]) {
    const other = forgeries[kind](log, nth, chart)?.slice(0, nth + 4);
    if (!other) continue;
    const impossible = stepsOf(other).findIndex((one) => !seen.has(one));
    const { refused } = judgeFrom(skeleton, other, { nth, known });
    count(kind, impossible === -1 ? null : impossible, refused);
  }
}

/** Forges every step that a chart was seen to take, once in each way. */
function forgeAll(skeleton: Skeleton, logs: readonly Log[], chart: Alphabet) {
  const seen = new Set(logs.flatMap(stepsOf));
  const forged = new Set<string>();
  for (const log of logs) {
    const { known } = judgeFrom(skeleton, log, { nth: 0, known: null });
    for (const [nth, step] of stepsOf(log).entries()) {
      if (!forged.has(step)) forge(skeleton, { log, nth, known: known[nth] ?? null, seen }, chart);
      forged.add(step);
    }
  }
}

describe('a log is held against its chart', () => {
  test.each(models)(
    '[M3] all that $name was seen to do, it can have done',
    async (model) => {
      const logs = await recordedWalks(model);
      const skeleton = skeletonFor(model);
      expect(logs.map((log) => judgeFrom(skeleton, log, { nth: 0, known: null }).refused)).toEqual(
        logs.map(() => null),
      );
      forgeAll(skeleton, logs, alphabetOf(model, logs));
    },
    60_000,
  );

  // What is missed, data alone would tell: a guard that says yes where it says no. Of an entry that is gone, and of two
  // that have changed places, the next one that does not fit is named.
  test.each([
    ['a tag less', 100],
    ['a tag more', 100],
    ['no transition', 100],
    ['other states', 99],
    ['another answer', 100],
    ['another transition', 98],
    ['another event', 98],
    ['two in another order', 90],
    ['an entry less', 88],
  ] as const)('[M3] %s: what no chart was seen to do is found at its entry in %i of 100', (kind, share) => {
    const { forged = 0, impossible = 0, exact = 0, late = 0, wrong = 0 } = tally.get(kind) ?? {};
    process.stdout.write(
      `${kind}: ${forged} forged, ${impossible} never seen, ${exact} found at their entry, ${late} later\n`,
    );
    expect(wrong).toBe(0);
    expect((100 * exact) / impossible).toBeGreaterThanOrEqual(share);
  });
});

import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';

/** A lane for each chart, in the order in which they first moved. */
export const lanesOf = ({ entries }: EventLog): string[] => [...new Set(entries.map(({ chart }) => chart))];

/** A lane, in px from the first. */
export type Lane = { x: number; width: number };
// A name of a chart fits, and no single step makes a lane as wide as two.
const narrowest = 110;
const widest = 220;

/** The lanes with room for the widest step in each. */
export function placedLanes(log: EventLog, widthOf: (entry: LogEntry) => number): Map<string, Lane> {
  const placed = new Map<string, Lane>();
  let x = 0;
  for (const chart of lanesOf(log)) {
    const own = log.entries.filter((entry) => entry.chart === chart).map(widthOf);
    const width = Math.round(Math.min(widest, Math.max(narrowest, ...own)));
    placed.set(chart, { x, width });
    x += width;
  }
  return placed;
}

/** The step that an entry was sent in. */
export const causeOf = ({ entries }: EventLog, { cause }: LogEntry): LogEntry | undefined =>
  cause === undefined || cause === null ? undefined : entries.find(({ seq }) => seq === cause);

/** Whether a chart did nothing with an event. One that starts or stops takes no transition either. */
export const isIgnored = ({ took, event }: LogEntry): boolean =>
  took.length === 0 && event !== 'xstate.init' && event !== 'xstate.stop';

/** Whether nobody watched a step, so that its sender and its cause were not noted. */
export const isUnwatched = ({ from, cause }: LogEntry): boolean => from === undefined && cause === undefined;

/** Whether a view or the browser sent an event, so that no step is its cause. */
export const isOfPage = ({ from, cause }: LogEntry): boolean => from === null && cause === null;

/** The lane that an event came from; not known of steps that nobody watched, and of causes that the log lacks. */
export function senderOf(log: EventLog, entry: LogEntry): string {
  const isUnknown = isUnwatched(entry) || (typeof entry.cause === 'number' && !causeOf(log, entry));
  return causeOf(log, entry)?.chart ?? (isUnknown ? 'unknown' : 'outside');
}

/** Its entries by their `seq`, numbered as a file of the log numbers them: those that no log keeps leave no gap. */
export const numbersOf = ({ entries, omitted = 0 }: EventLog): ReadonlyMap<number, number> =>
  new Map(entries.map(({ seq }, index) => [seq, omitted + index + 1]));

export type Arrow = { from: number; to: number };

/** From the step that caused another to that other, by their `seq`. */
export const arrowsOf = (log: EventLog): Arrow[] =>
  log.entries.flatMap((entry) => {
    const cause = causeOf(log, entry);
    return cause ? [{ from: cause.seq, to: entry.seq }] : [];
  });

/** Deeper steps stay readable on a phone. */
const deepest = 4;

/**
 * How far in each step of a list stands, by its `seq`: below the one that caused it, with nothing between the two but what
 * that brought about as well. All others begin at the edge.
 */
export function depthsOf({ entries }: EventLog): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  let chain: number[] = [];
  for (const { seq, cause } of entries) {
    const depth = typeof cause === 'number' ? chain.indexOf(cause) + 1 : 0;
    const isNear = depth <= deepest;
    chain = isNear ? [...chain.slice(0, depth), seq] : [seq];
    depths.set(seq, isNear ? depth : 0);
  }
  return depths;
}

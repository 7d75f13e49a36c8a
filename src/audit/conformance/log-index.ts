import type { LogEntry } from '#machines/lib/log-entry.ts';
import { detailsIn, type Details } from './details.ts';
import { inParts } from './in-parts.ts';
import { isStart, rootName } from './senders.ts';

/** What a log says as a whole. */
export type LogIndex = {
  entries: readonly LogEntry[];
  bySeq: ReadonlyMap<number, LogEntry>;
  details: Details;
  /** It begins with the start of the portal: every actor starts in it. */
  isWhole: boolean;
  /** Whether the entry of a cause can be one that the log does not hold. */
  mayLack: (cause: number, seq: number) => boolean;
  /** The entries of an actor after one of them and before another entry. */
  between: (one: LogEntry, other: LogEntry) => readonly LogEntry[];
  /** The entries of its actor before it. */
  before: (entry: LogEntry) => readonly LogEntry[];
  /** The latest entries of a chart before another, the last one first. */
  latest: (chart: string, before: LogEntry, most: number) => readonly LogEntry[];
  /** Whether its chart had not received such an event before. */
  isFirst: (entry: LogEntry) => boolean;
  /** Effects may have begun before causes were noted. */
  mayLackCauses: boolean;
};

const isStartOfPortal = (entry: LogEntry) => entry.chart === rootName && isStart(entry);

const kindOf = ({ chart, event }: LogEntry) => `${chart} ${event}`;

/** Reads a log as a whole, part by part. */
export function* indexing(entries: readonly LogEntry[]): Generator<number, LogIndex> {
  const { bySeq, first, own, ofChart, firsts, details } = yield* inParts(0, {
    bySeq: () => new Map(entries.map((entry) => [entry.seq, entry])),
    first: () => entries.reduce((least, { seq }) => Math.min(least, seq), Number.POSITIVE_INFINITY),
    own: () => Map.groupBy(entries, ({ actor }) => actor),
    ofChart: () => Map.groupBy(entries, ({ chart }) => chart),
    firsts: () => new Map(entries.toReversed().map((entry) => [kindOf(entry), entry.seq])),
    details: () => detailsIn(entries),
  });
  const isWhole = first <= 1 && entries.some(isStartOfPortal);
  return {
    entries,
    bySeq,
    details,
    isWhole,
    mayLack: (cause, seq) =>
      Number.isInteger(cause) &&
      cause >= 0 &&
      cause < seq &&
      (cause >= first || !isWhole) &&
      !bySeq.has(cause),
    between: (one, other) => (own.get(one.actor) ?? []).filter(({ seq }) => seq > one.seq && seq < other.seq),
    before: ({ actor, seq }) => (own.get(actor) ?? []).filter((one) => one.seq < seq),
    latest: (chart, before, most) => {
      const all = ofChart.get(chart) ?? [];
      return all
        .slice(0, all.findLastIndex(({ seq }) => seq < before.seq) + 1)
        .slice(-most)
        .toReversed();
    },
    isFirst: (entry) => firsts.get(kindOf(entry)) === entry.seq,
    mayLackCauses: !isWhole || entries.some(({ from }) => from === undefined),
  };
}

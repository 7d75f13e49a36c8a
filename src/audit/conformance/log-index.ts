import type { LogEntry } from '#machines/lib/log-entry.ts';
import { detailsIn, type Details } from './details.ts';
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
  /** Effects may have begun before causes were noted. */
  mayLackCauses: boolean;
};

const isStartOfPortal = (entry: LogEntry) => entry.chart === rootName && isStart(entry);

export function indexOf(entries: readonly LogEntry[]): LogIndex {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const first = entries.reduce((least, { seq }) => Math.min(least, seq), Number.POSITIVE_INFINITY);
  const isWhole = first <= 1 && entries.some(isStartOfPortal);
  return {
    entries,
    bySeq,
    details: detailsIn(entries),
    isWhole,
    mayLack: (cause, seq) =>
      Number.isInteger(cause) &&
      cause >= 0 &&
      cause < seq &&
      (cause >= first || !isWhole) &&
      !bySeq.has(cause),
    mayLackCauses: !isWhole || entries.some(({ from }) => from === undefined),
  };
}

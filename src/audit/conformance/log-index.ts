import type { LogEntry } from '#machines/lib/log-entry.ts';

/** What a log says as a whole. */
export type LogIndex = {
  bySeq: ReadonlyMap<number, LogEntry>;
  /** It begins with the start of the portal: every actor starts in it. */
  isWhole: boolean;
  /** Whether the entry of a cause can be one that the log does not hold. */
  mayLack: (cause: number, seq: number) => boolean;
  /** Effects may have begun before causes were noted. */
  mayLackCauses: boolean;
};

const isStartOfPortal = ({ chart, event }: LogEntry) => chart === 'portal' && event === 'xstate.init';

export function indexOf(entries: readonly LogEntry[]): LogIndex {
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const first = entries.reduce((least, { seq }) => Math.min(least, seq), Number.POSITIVE_INFINITY);
  const isWhole = first <= 1 && entries.some(isStartOfPortal);
  return {
    bySeq,
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

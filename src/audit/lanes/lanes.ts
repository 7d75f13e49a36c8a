import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';

/** A lane for each chart, in the order in which they first moved. */
export const lanesOf = ({ entries }: EventLog): string[] => [...new Set(entries.map(({ chart }) => chart))];

/** The step that an entry was sent in. */
export const causeOf = ({ entries }: EventLog, { cause }: LogEntry): LogEntry | undefined =>
  cause === undefined || cause === null ? undefined : entries.find(({ seq }) => seq === cause);

/** The lane that an event came from. */
export const senderOf = (log: EventLog, entry: LogEntry): string => causeOf(log, entry)?.chart ?? 'outside';

export type Arrow = { from: number; to: number };

/** From the step that caused another to that other, by their `seq`. */
export const arrowsOf = (log: EventLog): Arrow[] =>
  log.entries.flatMap((entry) => {
    const cause = causeOf(log, entry);
    return cause ? [{ from: cause.seq, to: entry.seq }] : [];
  });

import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';

/** For tests: a step of a chart, the later the higher its number. */
export const entry = (seq: number, chart: string, more: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  at: seq * 10,
  wallClock: 1_700_000_000_000 + seq,
  chart,
  actor: `x:${chart}`,
  event: 'an.event',
  took: [`${chart} | an.event | 0`],
  active: [chart, `${chart}.idle`],
  tags: [],
  ...more,
});
export const log: EventLog = {
  portal: 'one',
  shadow: null,
  entries: [entry(2, 'session'), entry(1, 'navigation')],
};

import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { LogIndex } from './log-index.ts';
import type { Reason } from './reason.ts';
import type { Wiring } from './senders.ts';

/** An entry with its sender and the entry that caused it. */
export type Sent = { entry: LogEntry; from: string; cause: LogEntry; index: LogIndex };

/** Why nothing leads from the sender to the chart. */
export type Route = Reason | 'fits' | 'beyond';

/** What a chart may know of the states of others. */
export type Condition = Wiring['conditions'][number];

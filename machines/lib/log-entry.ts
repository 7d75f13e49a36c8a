/** An operator who acts as a publisher, by their ids (A7, M4). */
export type Shadow = { operator: number | null; partner: number };

/** A guard that a chart asked, by its name, and its answer. */
export type AskedGuard = { name: string; holds: boolean };

/** What is noted of a step only while an auditor watches, so that it costs nobody else anything. */
export type EntryDetails = {
  /** The version of the portal; null if unknown. */
  build: string | null;
  /** SHA-256 of the definition of the chart. */
  hash: string;
  /** The chart or effect that sent the event; null: a view or the browser. */
  from: string | null;
  /** The `seq` of the step that the event was sent in, or whose effect or timer sent it; null: there is none, 0: one before a saved log. */
  cause: number | null;
  /** In the order in which they were asked. */
  guards: readonly AskedGuard[];
  /** The keys of the context that have another value since. */
  changed: readonly string[];
};

/**
 * One step of a running chart, without anything that an event carried or the context holds (E13). `at` is in ms since
 * the page was opened, `wallClock` in ms since 1970; `chart` is the id of the machine, `actor` tells charts of one kind
 * apart; `took` holds the names that `transitionId` gives, `active` the ids of the states that are active afterwards.
 * Details of steps that nobody watched are absent, but for `build` and `hash` of charts that still run.
 */
export type LogEntry = {
  seq: number;
  at: number;
  wallClock: number;
  chart: string;
  actor: string;
  event: string;
  took: readonly string[];
  active: readonly string[];
  tags: readonly string[];
} & Partial<EntryDetails>;

/**
 * The steps of one portal, the oldest first; `shadow` when an operator acted in any of them (M4); `title` is that of its
 * page, by which auditors know it from another one, absent in a file; `omitted` counts the entries of a file before
 * those that are shown.
 */
export type EventLog = {
  portal: string;
  title?: string;
  shadow: Shadow | null;
  omitted?: number;
  entries: readonly LogEntry[];
};

/** On this channel a viewer in another tab requests the event log, and portals answer (M3). */
export const eventLogChannel = 'portal-event-log';

/** A key of the storage: a viewer is open, so that a portal records the details of its first step as well. */
export const watchedKey = 'log-watched';

/** A viewer requests and leaves; a portal announces itself, answers with a snapshot and goes on entry by entry. */
export type LogMessage =
  | { type: 'log.request' }
  | { type: 'log.leave' }
  | ({ type: 'log.snapshot' } & EventLog)
  | ({ type: 'log.entry'; entry: LogEntry } & Omit<EventLog, 'entries'>)
  | { type: 'log.opened'; portal: string }
  | { type: 'log.closed'; portal: string };

/** An operator who acts as a publisher, by their ids (A7, M4). */
export type Shadow = { operator: number | null; partner: number };

/**
 * One step of a running chart, without anything that an event carried (E13). `at` is in ms since the page was opened;
 * `chart` is the id of the machine, `actor` tells charts of one kind apart; `took` holds the names that `transitionId`
 * gives, `active` the ids of the states that are active afterwards.
 */
export type LogEntry = {
  seq: number;
  at: number;
  chart: string;
  actor: string;
  event: string;
  took: readonly string[];
  active: readonly string[];
  tags: readonly string[];
};

/** The steps of one portal, the oldest first; `shadow` when an operator acted in any of them (M4). */
export type EventLog = { portal: string; shadow: Shadow | null; entries: readonly LogEntry[] };

/** On this channel a viewer in another tab requests the event log, and portals answer (M3). */
export const eventLogChannel = 'portal-event-log';

/** A viewer requests and leaves; a portal announces itself, answers with a snapshot and goes on entry by entry. */
export type LogMessage =
  | { type: 'log.request' }
  | { type: 'log.leave' }
  | ({ type: 'log.snapshot' } & EventLog)
  | { type: 'log.entry'; portal: string; shadow: Shadow | null; entry: LogEntry }
  | { type: 'log.opened'; portal: string }
  | { type: 'log.closed'; portal: string };

import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { shownLog, type logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof logViewerMachine>;
/** What a viewer shows, empty while it waits for a portal; `open` are the portals that can be shown, `closed` the logs of those that were. */
export type Viewing = {
  state: Snapshot['value'];
  log: EventLog;
  position: number;
  open: readonly EventLog[];
  closed: readonly EventLog[];
};

export const viewingOf = (
  { value, context }: Pick<Snapshot, 'value' | 'context'>,
  closed: readonly EventLog[] = [],
): Viewing => ({
  state: value,
  log: shownLog(context),
  position: context.position,
  open: context.open,
  closed,
});

// No file has the title of a page.
const isKept = ({ log, closed }: Viewing) =>
  log.title !== undefined && closed.some(({ portal }) => portal === log.portal);

/** Whether the log that is shown is of a portal that was closed, and not of a file. */
export const isOfClosed = (viewing: Viewing): boolean =>
  viewing.state === 'ended' || (viewing.state === 'reading' && isKept(viewing));

/** The index of the current entry; -1 if there is none. */
export const positionOf = ({ state, log, position }: Viewing): number => {
  const last = log.entries.length - 1;
  return state === 'following' ? last : Math.min(position, last);
};

/** Those until the current one, the oldest first. */
export const entriesUpTo = (viewing: Viewing): readonly LogEntry[] =>
  viewing.log.entries.slice(0, positionOf(viewing) + 1);

/** The charts that a portal runs at the current entry, by the ids of their machines; none in a closed portal or in a file. */
export const runningIn = (viewing: Viewing): ReadonlySet<string> => {
  const isOpen = viewing.state === 'following' || viewing.state === 'lookingBack';
  return new Set(isOpen ? entriesUpTo(viewing).map(({ chart }) => chart) : []);
};

const hasMoved = ({ took }: LogEntry) => took.length > 0;

/** The states of a chart at the current entry, and the transitions that led there; empty if it never ran. */
export function momentOf(viewing: Viewing, chart: string): Pick<LogEntry, 'active' | 'took'> {
  const entries = entriesUpTo(viewing).filter((entry) => entry.chart === chart);
  return { active: entries.at(-1)?.active ?? [], took: entries.findLast(hasMoved)?.took ?? [] };
}

/** Of the charts that are drawn, the one that moved last, by the id of its machine, or null. */
export const movedLast = (viewing: Viewing, isDrawn: (chart: string) => boolean): string | null =>
  entriesUpTo(viewing)
    .filter(({ chart }) => isDrawn(chart))
    .findLast(hasMoved)?.chart ?? null;

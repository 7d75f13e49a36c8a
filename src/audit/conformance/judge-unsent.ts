import type { LogEntry } from '#machines/lib/log-entry.ts';
import { sentBy, spawnedBy } from './deeds.ts';
import type { Reason } from './reason.ts';
import {
  callIn,
  conditionsSaying,
  isStart,
  namesIn,
  rootName,
  timerIn,
  type Senders,
  type Wiring,
} from './senders.ts';

const isWired = (wiring: Wiring, entry: LogEntry) =>
  conditionsSaying(wiring, entry).length > 0 ||
  wiring.wires.some(({ to, type }) => to === entry.chart && type === entry.event) ||
  (isStart(entry) && entry.chart !== rootName && namesIn(wiring).has(entry.chart));

/** What a chart that runs others starts them with and sends to them. */
const isOfChild = ({ all }: Senders, entry: LogEntry) =>
  all.some(
    ({ definition }) =>
      spawnedBy(definition).includes(entry.chart) &&
      (isStart(entry) || sentBy(definition).includes(entry.event)),
  );

/** Whether no screen and no browser sends it: what ends a timer or answers a call, and what only charts send each other. */
function isOfCharts(entry: LogEntry, senders: Senders): boolean {
  const { chart, event } = entry;
  if (callIn(event) !== null || timerIn(event) !== null) return true;
  const { wiring } = senders;
  if (!wiring?.screens || wiring.screens[chart]?.includes(event)) return false;
  return isWired(wiring, entry) || isOfChild(senders, entry);
}

/** Why an entry cannot be without a sender: a view or the browser sent it, or nobody watched. */
export function reasonOfUnsent(entry: LogEntry, senders: Senders): Reason | null {
  const { from, cause = null } = entry;
  if (cause !== null) return { kind: 'noSender', cause };
  return from === null && isOfCharts(entry, senders) ? { kind: 'senderHidden' } : null;
}

import type { WiringDefinition } from '#contract/evidence.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { mayEmit, spawnedBy, type Coded } from './deeds.ts';
import type { LogIndex } from './log-index.ts';
import type { Reason } from './reason.ts';

/** Which chart passes what on to which. */
export type Wiring = Pick<WiringDefinition, 'wires'> & {
  /** `types` of what they say, where the code says it. */
  conditions: readonly (WiringDefinition['conditions'][number] & { types?: readonly string[] })[];
};

/** What is known of senders: charts by the ids of their machines, with their code, and the table between them. */
export type Senders = { chartOf: (id: string) => Coded | null; all: readonly Coded[]; wiring: Wiring | null };

/** An entry with its sender and the entry that caused it. */
type Sent = { entry: LogEntry; from: string; cause: LogEntry };

/** Why an entry says more than can be checked: no table and no definition tells whether `from` may send that. */
export type Beyond = { seq: number; from: string; chart: string; event: string };

const isStart = ({ event }: LogEntry) => event === 'xstate.init';

/** Why a number cannot be that of the cause. */
function reasonOfNumber(index: LogIndex, entry: LogEntry, cause: number): Reason | null {
  const known = index.bySeq.get(cause);
  if (cause === entry.seq) return { kind: 'causeItself' };
  if (!known) return index.mayLack(cause, entry.seq) ? null : { kind: 'causeMissing', cause };
  // A chart that moves while it is made is numbered before that which makes it.
  const isMade = isStart(entry) && isStart(known);
  return cause > entry.seq && !isMade ? { kind: 'causeLater', cause } : null;
}

const callIn = (event: string): string | null =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1] ?? null;
const timerIn = (event: string): string | null => /^xstate\.after\.[^.]+\.(.+)$/.exec(event)?.[1] ?? null;

const isCallOf = (name: string, charts: readonly Coded[]) =>
  charts.some(({ skeleton }) => skeleton.callers.has(name));
/** Whether a chart starts effects while it runs, whose names no definition tells. */
const startsEffects = (chart: Coded | null, { chartOf }: Senders) =>
  chart !== null && spawnedBy(chart.definition).some((name) => !chartOf(name));

/** Why there is no such sender. */
function reasonOfName(entry: LogEntry, from: string, cause: LogEntry | null, senders: Senders): Reason | null {
  const { chartOf, all } = senders;
  if (chartOf(from) || isCallOf(from, all)) return null;
  const isStarted = [entry, cause ?? entry].some(({ chart }) => startsEffects(chartOf(chart), senders));
  return isStarted ? null : { kind: 'unknownSender', from };
}

/** Why nothing that the chart itself started can have sent it. */
function reasonOfOwn({ entry, from, cause }: Sent, { chartOf }: Senders): Reason | null {
  const call = callIn(entry.event);
  const isOfChart = chartOf(from) !== null;
  if (call !== null && from !== call && !isOfChart) return { kind: 'otherCall', from, call };
  const timer = timerIn(entry.event);
  const isOwn = cause.actor === entry.actor;
  const state = timer ?? '';
  if (timer !== null && (!isOwn || from !== entry.chart)) return { kind: 'otherTimer', from };
  if (timer !== null && !cause.active.includes(state)) return { kind: 'notStarted', cause: cause.seq };
  if (call === null || isOfChart) return null;
  const states = chartOf(entry.chart)?.skeleton.callers.get(call);
  const isStarted = isOwn && (!states || cause.active.some((id) => states.has(id)));
  return isStarted ? null : { kind: 'notStarted', cause: cause.seq };
}

// A chart that takes no transition does nothing.
const isIdle = ({ took, event }: LogEntry) => took.length === 0 && event !== 'xstate.init';

const namesIn = ({ wires, conditions }: Wiring): ReadonlySet<string> =>
  new Set([...wires.flatMap(({ from, to }) => [from, to]), ...conditions.flatMap(({ of, to }) => [...of, to])]);

type Route = Reason | 'fits' | 'beyond';

const isTold = ({ wires, conditions }: Wiring, { chart, event }: LogEntry) =>
  conditions.some(({ to, types }) => {
    if (to !== chart) return false;
    return types ? types.includes(event) : !wires.some((wire) => wire.to === chart && wire.type === event);
  });

/** Whether the table leads from a chart to another; what has waited for its receiver comes from the table itself. */
function routeOf({ entry, from, cause }: Sent, wiring: Wiring, sender: Coded | null): Route {
  const { chart, event } = entry;
  if (isTold(wiring, entry)) return 'fits';
  const leading = wiring.wires.filter(({ to, type }) => to === chart && type === event);
  const fitting = sender ? leading.filter((wire) => wire.from === from) : leading;
  if (fitting.length === 0) return { kind: 'noWire', from, event };
  const isEmitted = !sender || fitting.some(({ on }) => mayEmit(sender, cause, on));
  return isEmitted ? 'fits' : { kind: 'notEmitted', from, on: fitting.map(({ on }) => on).join(', ') };
}

const rootName = 'portal';
const tableName = 'wiring';

/** What a chart sends: to itself, to those that it runs and that run it, along the table. */
function routeOfChart(sent: Sent, { wiring }: Senders, sender: Coded): Route {
  const { entry, from } = sent;
  const isRun = (isStart(entry) && from === rootName) || spawnedBy(sender.definition).includes(entry.chart);
  if (from === entry.chart || isRun || callIn(entry.event) !== null) return 'fits';
  if (!wiring || entry.chart === rootName) return 'beyond';
  const names = namesIn(wiring);
  return names.has(from) && names.has(entry.chart) ? routeOf(sent, wiring, sender) : 'beyond';
}

/** What an effect sends: to the chart that has started it. */
function routeOfEffect(sent: Sent, { wiring, chartOf }: Senders): Route {
  const { entry, from, cause } = sent;
  const isOwn = chartOf(entry.chart)?.skeleton.callers.has(from) && cause.actor === entry.actor;
  if (isOwn || callIn(entry.event) !== null) return 'fits';
  if (from !== tableName || !wiring) return 'beyond';
  return isStart(cause) ? 'fits' : routeOf(sent, wiring, null);
}

export type JudgedSender = { reason: Reason | null; beyond: Beyond | null };
const refused = (reason: Reason): JudgedSender => ({ reason, beyond: null });
const fits: JudgedSender = { reason: null, beyond: null };

function judgeSent(sent: Sent, senders: Senders): JudgedSender {
  const { entry, from, cause } = sent;
  const isOfOther = senders.chartOf(from) !== null && cause.chart !== from;
  if (isOfOther) return refused({ kind: 'otherSender', from, cause: cause.seq, chart: cause.chart });
  const reason = reasonOfOwn(sent, senders);
  if (reason) return refused(reason);
  if (isIdle(cause)) return refused({ kind: 'causeIdle', cause: cause.seq });
  const sender = senders.chartOf(from);
  const route = sender ? routeOfChart(sent, senders, sender) : routeOfEffect(sent, senders);
  if (route === 'fits') return fits;
  if (route !== 'beyond') return refused(route);
  return { reason: null, beyond: { seq: entry.seq, from, chart: entry.chart, event: entry.event } };
}

/** Judges who sent what an entry reacts to, and in which step; entries that nobody watched do not say. */
export function judgeSender(index: LogIndex, entry: LogEntry, senders: Senders): JudgedSender {
  const { from = null, cause = null } = entry;
  if (from === null) return cause === null ? fits : refused({ kind: 'noSender', cause });
  const known = cause === null ? null : (index.bySeq.get(cause) ?? null);
  const reason =
    (cause === null ? null : reasonOfNumber(index, entry, cause)) ?? reasonOfName(entry, from, known, senders);
  if (reason) return refused(reason);
  if (known) return judgeSent({ entry, from, cause: known }, senders);
  return cause === null && !index.mayLackCauses ? refused({ kind: 'noCause', from }) : fits;
}

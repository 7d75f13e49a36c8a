import type { LogEntry } from '#machines/lib/log-entry.ts';
import { mayWake, mostEmitted, mostSent, spawnedBy, type Coded } from './deeds.ts';
import { isHeld, laterOf, routeOfCondition } from './judge-condition.ts';
import { mostHeld, routeOfHeld, routeOfRepeat, sumOf } from './judge-repeat.ts';
import { reasonOfUnsent } from './judge-unsent.ts';
import type { LogIndex } from './log-index.ts';
import type { Reason } from './reason.ts';
import {
  callIn,
  isStart,
  namesIn,
  rootName,
  tableName,
  timerIn,
  type Senders,
  type Wiring,
} from './senders.ts';
import type { Route, Sent } from './sent.ts';

/** Why an entry says more than can be checked: no table and no definition tells whether `from` may send that. */
export type Beyond = { seq: number; from: string; chart: string; event: string };

/** Why a number cannot be that of the cause. */
function reasonOfNumber(index: LogIndex, entry: LogEntry, cause: number | null): Reason | null {
  if (cause === null) return null;
  const known = index.bySeq.get(cause);
  if (cause === entry.seq) return { kind: 'causeItself' };
  if (!known) return index.mayLack(cause, entry.seq) ? null : { kind: 'causeMissing', cause };
  // A chart that moves while it is made is numbered before that which makes it.
  const isMade = isStart(entry) && isStart(known);
  return cause > entry.seq && !isMade ? { kind: 'causeLater', cause } : null;
}

const isCallOf = (name: string, charts: readonly Coded[]) =>
  charts.some(({ skeleton }) => skeleton.callers.has(name));
/** Whether a chart starts effects while it runs, whose names no definition tells. */
const startsEffects = (id: string, { chartOf, isChart }: Senders) => {
  const chart = chartOf(id);
  return chart ? spawnedBy(chart.definition).some((name) => !isChart(name)) : isChart(id);
};

/** Why there is no such sender; `near` are the charts that may have started it. */
function reasonOfName(from: string, near: readonly string[], senders: Senders): Reason | null {
  if (senders.isChart(from) || isCallOf(from, senders.all)) return null;
  return near.some((id) => startsEffects(id, senders)) ? null : { kind: 'unknownSender', from };
}

/** Why no timer of the chart can have sent it. */
function reasonOfTimer({ entry, from, cause }: Sent, state: string): Reason | null {
  if (cause.actor !== entry.actor || from !== entry.chart) return { kind: 'otherTimer', from };
  return cause.active.includes(state) ? null : { kind: 'notStarted', cause: cause.seq };
}

/** Why no call of the chart can have answered so: it was started in the cause, and answers once. */
function reasonOfCall(
  { entry, from, cause, index }: Sent,
  call: string,
  { chartOf }: Senders,
): Reason | null {
  if (from !== call) return { kind: 'otherCall', from, call };
  const states = chartOf(entry.chart)?.skeleton.callers.get(call);
  const isUnderWay = !states || cause.active.some((id) => states.has(id));
  if (cause.actor !== entry.actor || !isUnderWay) return { kind: 'notStarted', cause: cause.seq };
  const before = states && index.between(cause, entry).find(({ event }) => callIn(event) === call);
  return before ? { kind: 'answeredBefore', call, seq: before.seq } : null;
}

/** Why nothing that the chart itself started can have sent it. */
function reasonOfOwn(sent: Sent, senders: Senders): Reason | null {
  const { event } = sent.entry;
  const timer = timerIn(event);
  if (timer !== null) return reasonOfTimer(sent, timer);
  const call = callIn(event);
  return call === null || senders.isChart(sent.from) ? null : reasonOfCall(sent, call, senders);
}

// A chart that takes no transition does nothing.
const isIdle = ({ took, event }: LogEntry) => took.length === 0 && event !== 'xstate.init';

type Wired = Pick<Senders, 'chartOf'> & { wiring: Wiring };

/** Whether the table leads from a chart to another; to the root it sends by itself what that chart emits. */
function routeOf(sent: Sent, { wiring, chartOf }: Wired): Route {
  const { entry, from, cause } = sent;
  const { chart, event } = entry;
  const told = routeOfCondition(sent, wiring);
  if (told) return told;
  const sender = from === tableName ? cause.chart : from;
  const leading = wiring.wires.filter(({ to, type }) => to === chart && type === event);
  if (isHeld(sent) && leading.length > 0) return routeOfHeld(sent, mostHeld(sent, leading, chartOf));
  const mayPass = from !== tableName || chart === rootName;
  const fitting = leading.filter((wire) => mayPass && wire.from === sender);
  if (fitting.length === 0) return { kind: 'noWire', from, event };
  const code = chartOf(sender);
  if (!code) return 'fits';
  const most = sumOf(fitting.map(({ on }) => mostEmitted(code, cause, on)));
  if (most === 0) return { kind: 'notEmitted', from: sender, on: fitting.map(({ on }) => on).join(', ') };
  const later = laterOf(sent);
  return later
    ? { kind: 'causeOutdated', from: sender, cause: cause.seq, seq: later.seq }
    : routeOfRepeat(sent, most);
}

/** What a chart sends to one that it runs. */
function routeToChild(sent: Sent, sender: Coded): Route {
  const { entry, cause } = sent;
  return isStart(entry) ? 'fits' : routeOfRepeat(sent, mostSent(sender, cause, entry.event));
}

/** What a chart sends itself. */
function routeToItself({ entry, from }: Sent, { wiring, chartOf }: Senders): Route {
  const chart = chartOf(from);
  return !chart || !wiring || mayWake(chart, entry.event) ? 'fits' : { kind: 'toItself' };
}

/** What a chart sends: to itself, to those that it runs and that run it, along the table. */
function routeOfChart(sent: Sent, senders: Senders): Route {
  const { wiring, chartOf } = senders;
  const { entry, from } = sent;
  const sender = chartOf(from);
  if (from === entry.chart) return routeToItself(sent, senders);
  if (sender !== null && spawnedBy(sender.definition).includes(entry.chart)) {
    return routeToChild(sent, sender);
  }
  const isRun = isStart(entry) && from === rootName;
  if (isRun || callIn(entry.event) !== null || !wiring) return 'fits';
  if (entry.chart === rootName) return 'beyond';
  const names = namesIn(wiring);
  return names.has(from) && names.has(entry.chart) ? routeOf(sent, { wiring, chartOf }) : 'beyond';
}

/** What an effect sends: to the chart that has started it. */
function routeOfEffect(sent: Sent, { wiring, chartOf }: Senders): Route {
  const { entry, from, cause, index } = sent;
  const isOwn = chartOf(entry.chart)?.skeleton.callers.has(from) && cause.actor === entry.actor;
  if (isOwn || callIn(entry.event) !== null || !wiring) return 'fits';
  // As the charts start, navigation hears the first location.
  if (from === tableName && isStart(cause) && index.isFirst(entry)) return 'fits';
  return from === tableName ? routeOf(sent, { wiring, chartOf }) : 'beyond';
}

export type JudgedSender = { reason: Reason | null; beyond: Beyond | null };
const refused = (reason: Reason): JudgedSender => ({ reason, beyond: null });
const fits: JudgedSender = { reason: null, beyond: null };

function judgeSent(sent: Sent, senders: Senders): JudgedSender {
  const { entry, from, cause } = sent;
  const isChart = senders.isChart(from);
  const { seq, chart } = cause;
  if (isChart && chart !== from) return refused({ kind: 'otherSender', from, cause: seq, chart });
  const reason = reasonOfOwn(sent, senders);
  if (reason) return refused(reason);
  if (isIdle(cause)) return refused({ kind: 'causeIdle', cause: cause.seq });
  const route = isChart ? routeOfChart(sent, senders) : routeOfEffect(sent, senders);
  if (route === 'fits') return fits;
  if (route !== 'beyond') return refused(route);
  return { reason: null, beyond: { seq: entry.seq, from, chart: entry.chart, event: entry.event } };
}

/** Judges who sent what an entry reacts to, and in which step; entries that nobody watched do not say. */
export function judgeSender(index: LogIndex, entry: LogEntry, senders: Senders): JudgedSender {
  const { from = null, cause = null } = entry;
  if (from === null) return { reason: reasonOfUnsent(entry, senders), beyond: null };
  const known = index.bySeq.get(cause ?? Number.NaN);
  const near = [entry.chart, ...(known ? [known.chart] : [])];
  const reason = reasonOfNumber(index, entry, cause) ?? reasonOfName(from, near, senders);
  if (reason) return refused(reason);
  if (known) return judgeSent({ entry, from, cause: known, index }, senders);
  return cause === null && !index.mayLackCauses ? refused({ kind: 'noCause', from }) : fits;
}

import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { LogIndex } from './log-index.ts';
import { mostSaid, routeOfHeld, sumOf } from './judge-repeat.ts';
import type { Reason } from './reason.ts';
import type { Condition, Route, Sent } from './sent.ts';
import { callIn, conditionsSaying, isStart, rootName, tableName, timerIn, type Wiring } from './senders.ts';

/** A chart that is sent something while it is busy has an entry before it takes the step. */
const mostBehind = 2;

const tagged = ({ chart, tags }: LogEntry) => tags.map((tag) => `${chart} ${tag}`);

/** What a chart may have been at an entry: the tags of its latest steps; null where the log does not say. */
function tagsOf(chart: string, { entry, cause, index }: Sent): (readonly string[])[] | null {
  if (chart === cause.chart) return [tagged(cause)];
  const found = index.latest(chart, entry, mostBehind);
  if (found.length > 0) return found.map(tagged);
  // It joins the portal later.
  return index.isWhole ? [[]] : null;
}

/** Every choice of one of each. */
const combined = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((chosen) => list.map((item) => [...chosen, item])), [[]]);

/** Whether the states of its charts after the cause, as the log has them, may have made a condition say it. */
function mayHold({ of, says }: Condition, sent: Sent): boolean {
  if (!says) return true;
  const tags = of.map((chart) => tagsOf(chart, sent));
  const known = tags.flatMap((one) => (one ? [one] : []));
  if (known.length < tags.length) return true;
  return combined(known).some((on) => says(new Set(on.flat())).type === sent.entry.event);
}

/** Whether a step was sent within another one of the same chart: it has a number before it is taken. */
function isSentWithin(step: LogEntry, outer: LogEntry, { bySeq }: LogIndex): boolean {
  let one: LogEntry | undefined = step;
  while (one && one.seq > outer.seq && callIn(one.event) === null && timerIn(one.event) === null) {
    if (one.cause === outer.seq) return true;
    one = bySeq.get(one.cause ?? Number.NaN);
  }
  return false;
}

/** The step that the sender has taken meanwhile, on its own: what it sends in one arrives before the next. */
export const laterOf = ({ entry, cause, index }: Sent): LogEntry | undefined =>
  index.between(cause, entry).find((one) => !isSentWithin(one, cause, index));

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Whether the answer of a condition is after a step what it was before it. */
function isUnchangedBy(cause: LogEntry, { of, says }: Condition, { index }: Sent): boolean {
  const last = index.before(cause).at(-1);
  if (!last) return false;
  if (says && of.length === 1) {
    return says(new Set(tagged(last))).text === says(new Set(tagged(cause))).text;
  }
  return isSame(last.active, cause.active) && isSame(last.tags, cause.tags) && cause.changed?.length === 0;
}

/** Why a condition cannot have said it in this step: it does so at once, when its answer has changed. */
function reasonOfSaying(sent: Sent, condition: Condition): Reason | null {
  const { entry, from, cause, index } = sent;
  const { of, types } = condition;
  if (!mayHold(condition, sent)) return { kind: 'untrue', of, cause: cause.seq };
  const later = laterOf(sent);
  if (later) return { kind: 'causeOutdated', from, cause: cause.seq, seq: later.seq };
  const last = index.before(entry).findLast((one) => one.from === from && types?.includes(one.event));
  if (last && (last.cause ?? 0) >= cause.seq) return { kind: 'saidBefore', cause: cause.seq, seq: last.seq };
  return isUnchangedBy(cause, condition, sent) ? { kind: 'causeChangedNothing', cause: cause.seq } : null;
}

/** Whether it has waited in the table for its chart, and was sent as that arrived. */
export function isHeld({ entry, from, cause, index }: Sent): boolean {
  if (from !== tableName || cause.chart !== rootName || cause.event !== 'chart.arrived') return false;
  const [start] = index.before(entry);
  return !start || !isStart(start) || start.cause === undefined || start.cause === cause.seq;
}

/** Whether a condition has said what waited for a chart. */
function routeOfHeldAnswer(sent: Sent, saying: readonly Condition[], { beginnings }: Wiring): Route | null {
  const [first] = saying;
  if (!first) return null;
  return beginnings?.has(sent.entry.event)
    ? { kind: 'untrue', of: first.of, cause: sent.cause.seq }
    : routeOfHeld(sent, sumOf(saying.map((one) => mostSaid(sent, one))));
}

/** Whether a condition of the table says it, of a chart that has just changed; null: none is about it. */
export function routeOfCondition(sent: Sent, wiring: Wiring): Route | null {
  const saying = conditionsSaying(wiring, sent.entry);
  if (isHeld(sent)) return routeOfHeldAnswer(sent, saying, wiring);
  const reasons = saying
    .filter(({ of }) => of.includes(sent.from))
    .map((one) => reasonOfSaying(sent, one) ?? 'fits');
  return reasons.find((one) => one === 'fits') ?? reasons[0] ?? null;
}

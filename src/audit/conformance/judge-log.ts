import type { LogEntry } from '#machines/lib/log-entry.ts';
import { hasKey, mayAssign, type Coded } from './deeds.ts';
import { detailsMissing, lastWithout } from './details.ts';
import type { LogIndex } from './log-index.ts';
import type { Reason } from './reason.ts';

/** What the entries before say: the latest of all, and the actors by their names and by their charts. */
export type Before = {
  index: LogIndex;
  /** The charts that the portal runs once. */
  once: ReadonlySet<string>;
  last: LogEntry | null;
  charts: Map<string, string>;
  actors: Map<string, string>;
  hashes: Map<string, string>;
  build: string | null;
};

export const nothingBefore = (index: LogIndex, once: ReadonlySet<string>): Before => ({
  index,
  once,
  last: null,
  charts: new Map(),
  actors: new Map(),
  hashes: new Map(),
  build: null,
});

/** A log is written in the order of its numbers, and no portal turns its own time back. */
function reasonOfOrder(last: LogEntry | null, { seq, at }: LogEntry): Reason | null {
  if (!last) return null;
  if (seq <= last.seq) return { kind: 'numberGoesBack' };
  return at < last.at ? { kind: 'timeGoesBack' } : null;
}

/** A portal names its actors 'x:0', 'x:1' and so on, and runs each chart of its own once. */
function reasonOfActor({ index, once, charts, actors }: Before, entry: LogEntry): Reason | null {
  const { actor, chart, event } = entry;
  if (!/^x:\d+$/.test(actor)) return { kind: 'noActor', actor };
  const known = charts.get(actor);
  if (known !== undefined) return known === chart ? null : { kind: 'actorOfOther', actor, chart: known };
  const other = once.has(chart) ? actors.get(chart) : undefined;
  if (other !== undefined) return { kind: 'secondActor', actor, other };
  return index.isWhole && event !== 'xstate.init' ? { kind: 'neverStarted', actor } : null;
}

function reasonOfBuild({ build: other }: Before, { build = null }: LogEntry): Reason | null {
  return build === null || other === null || build === other ? null : { kind: 'otherBuild', build, other };
}

/** A portal has one definition of a chart from its start to its end. */
function reasonOfHash({ hashes }: Before, { chart, hash }: LogEntry): Reason | null {
  const other = hashes.get(chart);
  return hash === undefined || other === undefined || hash === other
    ? null
    : { kind: 'otherHash', chart, hash, other };
}

function reasonOfDetails({ index: { details, entries } }: Before, entry: LogEntry): Reason | null {
  const keys = detailsMissing(details, entry);
  if (keys.length === 0) return null;
  const last = lastWithout(details, entries, entry);
  return { kind: 'detailsMissing', keys, since: details.since, first: entry.seq, last };
}

/** What a log says of itself, for any charts; notes the entry. */
export function judgeInLog(before: Before, entry: LogEntry): Reason | null {
  const reason =
    reasonOfOrder(before.last, entry) ??
    reasonOfActor(before, entry) ??
    reasonOfBuild(before, entry) ??
    reasonOfHash(before, entry) ??
    reasonOfDetails(before, entry);
  before.last = entry;
  before.build ??= entry.build ?? null;
  if (entry.hash !== undefined) before.hashes.set(entry.chart, entry.hash);
  before.charts.set(entry.actor, entry.chart);
  before.actors.set(entry.chart, entry.actor);
  return reason;
}

/** Why a step cannot have changed these keys of the context. What a stop says of them is nothing. */
export function judgeChanged(chart: Coded, entry: LogEntry): Reason | null {
  const { changed = [], event, took } = entry;
  if (changed.length === 0 || event === 'xstate.stop') return null;
  const unknown = changed.find((key) => !hasKey(chart.definition, key));
  if (unknown !== undefined) return { kind: 'unknownKey', key: unknown };
  const isIdle = took.length === 0 && event !== 'xstate.init';
  return isIdle || !mayAssign(chart, entry) ? { kind: 'cannotChange', keys: changed } : null;
}

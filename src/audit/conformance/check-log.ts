import type { ChartDefinition } from '#contract/evidence.ts';
import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { clocksIn, gapsIn, type Between, type Clocks } from './clocks.ts';
import type { Coded } from './deeds.ts';
import { unrecordedIn, unwatchedIn, type Noted, type Unwatched } from './details.ts';
import { judgeEntry, type Known } from './judge-actor.ts';
import { judgeChanged, judgeInLog, nothingBefore } from './judge-log.ts';
import { judgeSender, type Beyond, type JudgedSender } from './judge-sender.ts';
import { inParts } from './in-parts.ts';
import { indexing, type LogIndex } from './log-index.ts';
import type { Fault, Reason } from './reason.ts';
import { rootName, type Senders, type Wiring } from './senders.ts';
import { shadowDoubtOf, type ShadowDoubt } from './shadow.ts';
import { skeletonOf, type Skeleton } from './skeleton.ts';
import { findingUndelivered } from './undelivered.ts';

/** A chart that entries can be held against; `id` is that of its machine, `wiring` the table of its release. */
export type KnownChart = {
  id: string;
  hash: string;
  definition: ChartDefinition;
  runsHere: boolean;
  wiring: Wiring | null;
};

/** Entries of a chart that is not known: by its hash, or by its name where the log has no hashes. */
export type StrangeChart = { chart: string; hash: string | null; build: string | null; entries: number };

export type CheckedLog = {
  /** How many entries were held against how many charts. */
  entries: number;
  charts: number;
  /** The number of the first entry, where the log does not begin with the start of the portal. */
  beginsAt: number | null;
  /** Numbers between which entries are missing. */
  gaps: readonly Between[];
  clocks: Clocks;
  /** Some say not of which definition they are, and were held against the charts that run here. */
  isAssumed: boolean;
  /** Those that do not say who sent what they react to: nobody watched them. */
  unwatched: Unwatched | null;
  /** What no entry says at all. */
  unrecorded: readonly Noted[];
  shadow: ShadowDoubt | null;
  /** Senders were held against the wiring table of their release. */
  isWired: boolean;
  /** What conditions of that table say is known as well. */
  isSaidKnown: boolean;
  /** Which events screens and the browser send is known as well. */
  isSenderNeeded: boolean;
  /** What was sent past the wiring table, the first entry of each kind. */
  beyond: readonly Beyond[];
  strange: readonly StrangeChart[];
  first: FirstFault | null;
};
/** The first entry that its chart cannot have made, and those of the same actor until then; `chart` is null if it is not known. */
export type FirstFault = Fault & { entry: LogEntry; trail: readonly LogEntry[]; chart: KnownChart | null };

const skeletons = new WeakMap<ChartDefinition, Skeleton>();
function skeletonFor(definition: ChartDefinition): Skeleton {
  const skeleton = skeletons.get(definition) ?? skeletonOf(definition);
  skeletons.set(definition, skeleton);
  return skeleton;
}

const coded = ({ definition }: KnownChart): Coded => ({ definition, skeleton: skeletonFor(definition) });

// Steps that nobody watched have no hash: that of the same actor later on is theirs.
const hashesIn = (entries: readonly LogEntry[]) =>
  new Map(entries.flatMap(({ actor, hash }) => (hash === undefined ? [] : [[actor, hash] as const])));

const chartFor = (charts: readonly KnownChart[], id: string, hash: string | null) =>
  charts.find((chart) => chart.id === id && (hash === null ? chart.runsHere : chart.hash === hash)) ?? null;

/** An entry and the chart that it is held against; null if that is not known. */
type Sorted = { entry: LogEntry; chart: KnownChart | null; hash: string | null };

function sorted(entries: readonly LogEntry[], charts: readonly KnownChart[]): Sorted[] {
  const hashes = hashesIn(entries);
  return entries.map((entry) => {
    const hash = entry.hash ?? hashes.get(entry.actor) ?? null;
    return { entry, chart: chartFor(charts, entry.chart, hash), hash };
  });
}

/** How many entries there are of each chart that is not known. */
function strangeIn(all: readonly Sorted[]): StrangeChart[] {
  const strange = new Map<string, StrangeChart>();
  for (const { entry, chart, hash } of all) {
    if (chart) continue;
    const key = `${entry.chart} ${hash}`;
    const { entries = 0, build = null } = strange.get(key) ?? {};
    strange.set(key, { chart: entry.chart, hash, build: entry.build ?? build, entries: entries + 1 });
  }
  return [...strange.values()];
}

/** The table between the charts is that of the root, which has its hash; where no root is in the log, that of its charts. */
function wiringOf(all: readonly Sorted[], charts: readonly KnownChart[]): Wiring | null {
  const tables = charts.flatMap(({ wiring }) => wiring ?? []);
  const root = all.find(({ entry }) => entry.chart === rootName);
  if (root && root.hash !== null) return tables.find(({ hash }) => hash === root.hash) ?? null;
  return all.find(({ chart }) => chart?.wiring)?.chart?.wiring ?? null;
}

/** The charts of the log, and those beside them: a sender may have left no entry. */
function sendersIn(all: readonly Sorted[], charts: readonly KnownChart[]): Senders {
  const names = new Set([...charts.map(({ id }) => id), ...all.map(({ entry }) => entry.chart)]);
  const byId = new Map(charts.toReversed().map((chart) => [chart.id, chart]));
  for (const { entry, chart } of all) {
    if (chart) byId.set(chart.id, chart);
    else byId.delete(entry.chart);
  }
  const codes = new Map([...byId].map(([id, chart]) => [id, coded(chart)]));
  return {
    isChart: (id) => names.has(id),
    chartOf: (id) => codes.get(id) ?? null,
    all: [...codes.values()],
    wiring: wiringOf(all, charts),
  };
}

const plainFault = (reason: Reason): Fault => ({ reason, before: null, ways: () => [], awaits: [] });

type Checking = {
  actors: Map<string, Known>;
  beyond: Beyond[];
};

/** The portal runs each chart of the table once. */
const onceIn = ({ wiring }: Senders): ReadonlySet<string> =>
  new Set(
    wiring
      ? [
          rootName,
          ...wiring.wires.flatMap(({ from, to }) => [from, to]),
          ...wiring.conditions.map(({ to }) => to),
        ]
      : [],
  );

/** What an entry says of its chart. */
function judgeOfChart({ actors }: Checking, { entry, chart }: Sorted): Fault | null {
  if (!chart) return null;
  const { fault, after } = judgeEntry(coded(chart).skeleton, actors.get(entry.actor) ?? null, entry);
  actors.set(entry.actor, after);
  if (fault) return fault;
  const reason = judgeChanged(coded(chart), entry);
  return reason && plainFault(reason);
}

function noted(checking: Checking, { reason, beyond }: JudgedSender): Fault | null {
  const isSame = (one: Beyond) =>
    one.from === beyond?.from && one.chart === beyond.chart && one.event === beyond.event;
  if (beyond && !checking.beyond.some(isSame)) checking.beyond.push(beyond);
  return reason && plainFault(reason);
}

/** The first entry that cannot be, of all in the order of the file. */
function* findingFirst(
  checking: Checking,
  { all, index, senders }: { all: readonly Sorted[]; index: LogIndex; senders: Senders },
): Generator<number, FirstFault | null> {
  const undelivered = yield* findingUndelivered(index, senders);
  const before = nothingBefore(index, onceIn(senders));
  for (const [nth, one] of all.entries()) {
    yield nth / all.length;
    const { entry, chart } = one;
    const reason = judgeInLog(before, entry);
    const missed = undelivered.get(entry);
    const fault =
      (reason && plainFault(reason)) ??
      judgeOfChart(checking, one) ??
      noted(checking, judgeSender(index, entry, senders)) ??
      (missed && plainFault(missed));
    if (!fault) continue;
    const until = index.entries.slice(0, nth + 1);
    return { ...fault, entry, chart, trail: until.filter(({ actor }) => actor === entry.actor) };
  }
  return null;
}

const beginOf = ({ isWhole, entries }: LogIndex): number | null => {
  const begin = entries.reduce((least, { seq }) => Math.min(least, seq), Number.POSITIVE_INFINITY);
  return isWhole || !Number.isFinite(begin) ? null : begin;
};

/** Holds a log against the charts of its hashes, in the order of the file; gives the share that is done, entry by entry. */
export function* checkingLog(
  log: EventLog,
  charts: readonly KnownChart[],
  now: number,
): Generator<number, CheckedLog> {
  const { entries } = log;
  const index = yield* indexing(entries);
  const { all } = yield* inParts(0, { all: () => sorted(entries, charts) });
  const { senders } = yield* inParts(0, { senders: () => sendersIn(all, charts) });
  const checking: Checking = { actors: new Map(), beyond: [] };
  const first = yield* findingFirst(checking, { all, index, senders });
  const known = all.flatMap(({ chart }) => chart ?? []);
  const parts = yield* inParts(1, {
    charts: () => new Set(known.map(({ definition }) => definition)).size,
    beginsAt: () => beginOf(index),
    gaps: () => gapsIn(entries),
    clocks: () => clocksIn(entries, now),
    isAssumed: () => all.some(({ chart, hash }) => chart !== null && hash === null),
    unwatched: () => unwatchedIn(entries),
    unrecorded: () => unrecordedIn(entries),
    shadow: () => shadowDoubtOf(log),
    strange: () => strangeIn(all),
  });
  return {
    ...parts,
    entries: known.length,
    isWired: senders.wiring !== null,
    isSaidKnown: senders.wiring?.conditions.every(({ says }) => says !== undefined) ?? false,
    isSenderNeeded: senders.wiring?.screens !== undefined,
    beyond: checking.beyond,
    first,
  };
}

/** Holds a log against the charts of its hashes, at once. */
export function checkLog(log: EventLog, charts: readonly KnownChart[], now = Date.now()): CheckedLog {
  const checking = checkingLog(log, charts, now);
  for (let step = checking.next(); ; step = checking.next()) if (step.done) return step.value;
}

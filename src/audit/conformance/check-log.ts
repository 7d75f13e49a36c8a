import type { ChartDefinition } from '#contract/evidence.ts';
import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { judgeEntry, type Known } from './judge-actor.ts';
import type { Fault } from './reason.ts';
import { skeletonOf, type Skeleton } from './skeleton.ts';

/** A chart that entries can be held against; `id` is that of its machine. */
export type KnownChart = { id: string; hash: string; definition: ChartDefinition; runsHere: boolean };

/** Entries of a chart that is not known: by its hash, or by its name where the log has no hashes. */
export type StrangeChart = { chart: string; hash: string | null; build: string | null; entries: number };

export type Gap = { after: number; before: number };

export type CheckedLog = {
  /** How many entries were held against how many charts. */
  entries: number;
  charts: number;
  /** Numbers between which entries are missing. */
  gaps: readonly Gap[];
  /** Numbers between which the clock of the device goes back: it was set, or a time was edited. */
  turnedBack: readonly Gap[];
  /** Some say not of which definition they are, and were held against the charts that run here. */
  isAssumed: boolean;
  strange: readonly StrangeChart[];
  first: FirstFault | null;
};
/** The first entry that its chart cannot have made, and those of the same actor until then. */
export type FirstFault = Fault & { entry: LogEntry; trail: readonly LogEntry[]; chart: KnownChart };

const skeletons = new WeakMap<ChartDefinition, Skeleton>();
function skeletonFor(definition: ChartDefinition): Skeleton {
  const skeleton = skeletons.get(definition) ?? skeletonOf(definition);
  skeletons.set(definition, skeleton);
  return skeleton;
}

// Steps that nobody watched have no hash: that of the same actor later on is theirs.
const hashesIn = (entries: readonly LogEntry[]) =>
  new Map(entries.flatMap(({ actor, hash }) => (hash === undefined ? [] : [[actor, hash] as const])));

const chartFor = (charts: readonly KnownChart[], id: string, hash: string | null) =>
  charts.find((chart) => chart.id === id && (hash === null ? chart.runsHere : chart.hash === hash)) ?? null;

/** Entries of charts that are known, and how many of each that is not. */
function sorted(entries: readonly LogEntry[], charts: readonly KnownChart[]) {
  const hashes = hashesIn(entries);
  const known: { entry: LogEntry; chart: KnownChart; hash: string | null }[] = [];
  const strange = new Map<string, StrangeChart>();
  for (const entry of entries) {
    const hash = entry.hash ?? hashes.get(entry.actor) ?? null;
    const chart = chartFor(charts, entry.chart, hash);
    if (chart) known.push({ entry, chart, hash });
    else {
      const key = `${entry.chart} ${hash}`;
      const { entries: count = 0, build = null } = strange.get(key) ?? {};
      strange.set(key, { chart: entry.chart, hash, build: entry.build ?? build, entries: count + 1 });
    }
  }
  return { known, strange: [...strange.values()] };
}

function gapsIn(entries: readonly LogEntry[]): Gap[] {
  const numbers = entries.map(({ seq }) => seq).toSorted((one, other) => one - other);
  return numbers.flatMap((before, nth) => {
    const after = numbers[nth - 1] ?? before;
    return before - after > 1 ? [{ after, before }] : [];
  });
}

// Time servers correct a clock by less than that, in ms. Ahead it may jump: a device that sleeps counts no time of a page.
const leastTurn = 1000;

function turnsIn(entries: readonly LogEntry[]): Gap[] {
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq);
  return inOrder.flatMap((entry, nth) => {
    const last = inOrder[nth - 1] ?? entry;
    return last.wallClock - entry.wallClock > leastTurn ? [{ after: last.seq, before: entry.seq }] : [];
  });
}

/** Holds a log against the charts of its hashes, each actor for itself, in the order of the file. */
export function checkLog({ entries }: EventLog, charts: readonly KnownChart[]): CheckedLog {
  const { known, strange } = sorted(entries, charts);
  const actors = new Map<string, Known>();
  let first: FirstFault | null = null;
  for (const [nth, { entry, chart }] of known.entries()) {
    const { fault, after } = judgeEntry(
      skeletonFor(chart.definition),
      actors.get(entry.actor) ?? null,
      entry,
    );
    actors.set(entry.actor, after);
    if (!fault) continue;
    const until = known.slice(0, nth + 1).map((one) => one.entry);
    first = { ...fault, entry, chart, trail: until.filter(({ actor }) => actor === entry.actor) };
    break;
  }
  return {
    entries: known.length,
    charts: new Set(known.map(({ chart }) => chart.definition)).size,
    gaps: gapsIn(entries),
    turnedBack: turnsIn(entries),
    isAssumed: known.some(({ hash }) => hash === null),
    strange,
    first,
  };
}

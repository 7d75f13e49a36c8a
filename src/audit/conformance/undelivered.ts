import type { LogEntry } from '#machines/lib/log-entry.ts';
import { leastEmitted } from './certain.ts';
import type { LogIndex } from './log-index.ts';
import type { Reason } from './reason.ts';
import { isStart, rootName, type Senders, type Wiring } from './senders.ts';
import { turnsIn, type Turn } from './turns.ts';

/** What a step had to send; `on` is what it emitted, null where a condition had to say it. */
type Due = { to: string; event: string; on: string | null; step: LogEntry };

/** What is known at the beginning of a turn. */
type Known = {
  wiring: Wiring;
  senders: Senders;
  /** Everything since the start of the portal is in the log. */
  isWhole: boolean;
  /** The latest entry of each chart. */
  latest: Map<string, LogEntry>;
  /** What each condition has said last; without those of which the log does not tell. */
  said: Map<number, string>;
  /** What waits for charts that have not arrived. */
  waiting: Map<string, Set<string>>;
};

const isStop = ({ event }: LogEntry) => event === 'xstate.stop';

/** What the wires had to pass on in a turn; afterwards, its entries are the latest of their charts. */
function wiredIn({ entries }: Turn, { wiring, senders, latest }: Known): Due[] {
  return entries.flatMap((step) => {
    const [before, code] = [latest.get(step.chart), senders.chartOf(step.chart)];
    latest.set(step.chart, step);
    if (!code || isStop(step) || (before && isStop(before))) return [];
    return wiring.wires
      .filter(({ from }) => from === step.chart)
      .flatMap(({ on, to, type }) => {
        const length = leastEmitted(code, [before, step], on);
        return Array.from({ length }, () => ({ to, event: type, on, step }));
      });
  });
}

/** The tags of these charts; null where the log does not tell. A chart that has not arrived has none. */
function tagsOf(charts: readonly string[], { latest, isWhole }: Known): Set<string> | null {
  const steps = charts.map((chart) => latest.get(chart));
  if (steps.every((step) => !step) || steps.some((step) => (step ? isStop(step) : !isWhole))) return null;
  return new Set(steps.flatMap((step) => step?.tags.map((tag) => `${step.chart} ${tag}`) ?? []));
}

/** The steps of a turn after which their charts have other tags than before: conditions look at these alone. */
function retaggedIn({ entries }: Turn, { latest }: Known): LogEntry[] {
  const tags = new Map([...latest].map(([chart, entry]) => [chart, entry.tags.join(' ')]));
  return entries.filter((entry) => {
    const isOther = tags.get(entry.chart) !== entry.tags.join(' ');
    tags.set(entry.chart, entry.tags.join(' '));
    return isOther;
  });
}

/** What the conditions had to say after these steps of a turn: their answers at its end, where they have changed. */
function saidAfter(retagged: readonly LogEntry[], known: Known): Due[] {
  const { wiring, said, isWhole } = known;
  return wiring.conditions.flatMap(({ of, to, says }, nth) => {
    const tags = says && tagsOf(of, known);
    const step = retagged.findLast(({ chart }) => of.includes(chart));
    const before = said.get(nth);
    if (!tags) said.delete(nth);
    if (!tags || !step) return [];
    const { type, text } = says(tags);
    said.set(nth, text);
    const isFirstNews = isWhole && !(type !== null && wiring.beginnings?.has(type));
    const isNews = before === undefined ? isFirstNews : before !== text;
    return isNews && type !== null ? [{ to, event: type, on: null, step }] : [];
  });
}

const causedBy = (found: readonly LogEntry[], { step }: Due) => found.some(({ cause }) => cause === step.seq);

/** Where something of what is due has not arrived: at the step that nothing came of, if that is known. */
function missingOf(due: readonly Due[], found: readonly LogEntry[]): Due | undefined {
  const most = due.every(({ on }) => on !== null) ? due.length : 1;
  return found.length < most ? (due.find((one) => !causedBy(found, one)) ?? due.at(-1)) : undefined;
}

/** What a chart that arrives has to hear of what has waited for it. */
function unheardIn({ entries }: Turn, start: LogEntry, waiting: ReadonlySet<string>): [LogEntry, Reason][] {
  const events = [...waiting].filter(
    (event) => !entries.some((one) => one.chart === start.chart && one.event === event),
  );
  return events.slice(0, 1).map((event) => [start, { kind: 'unheard', event }]);
}

/** Lets more wait for a chart. */
function hold(waiting: Set<string>, due: readonly Due[], { beginnings }: Wiring) {
  for (const { event } of due) {
    const untrue = beginnings?.get(event);
    if (!untrue) waiting.add(event);
    for (const one of untrue ?? []) waiting.delete(one);
  }
}

type Receiver = { to: string; before: LogEntry | undefined; due: readonly Due[] };

/** What a chart had to hear in a turn and did not. */
function missedBy({ to, before, due }: Receiver, turn: Turn, known: Known): [LogEntry, Reason][] {
  const start = turn.entries.find((one) => one.chart === to && isStart(one));
  const isHere = to === rootName || before !== undefined || start !== undefined;
  const waiting = known.waiting.get(to) ?? new Set<string>();
  if (!isHere) {
    if (!known.isWhole) return [];
    hold(waiting, due, known.wiring);
    known.waiting.set(to, waiting);
    return [];
  }
  known.waiting.delete(to);
  if (before && isStop(before)) return [];
  const isNew = start !== undefined && !before;
  const unheard = isNew ? unheardIn(turn, start, waiting) : [];
  const demanded = isNew ? due.filter(({ event }) => !known.wiring.beginnings?.has(event)) : due;
  const sent = [...Map.groupBy(demanded, ({ event }) => event)].flatMap(
    ([event, all]): [LogEntry, Reason][] => {
      const found = turn.entries.filter((one) => one.chart === to && one.event === event);
      // What comes while it starts may have waited, and twice the same waits once.
      const missing = missingOf(before ? all : all.slice(0, 1), found);
      return missing ? [[missing.step, { kind: 'undelivered', to, event, on: missing.on }]] : [];
    },
  );
  return [...unheard, ...sent];
}

function missedIn(turn: Turn, known: Known): [LogEntry, Reason][] {
  const [before, retagged] = [new Map(known.latest), retaggedIn(turn, known)];
  const due = Map.groupBy([...wiredIn(turn, known), ...saidAfter(retagged, known)], ({ to }) => to);
  if (turn.hasGap) {
    known.isWhole = false;
    known.said.clear();
    known.waiting.clear();
  }
  if (turn.hasGap || !turn.isOver) return [];
  const receivers = new Set([...due.keys(), ...known.waiting.keys()]);
  return [...receivers].flatMap((to) =>
    missedBy({ to, before: before.get(to), due: due.get(to) ?? [] }, turn, known),
  );
}

/**
 * The steps of a log of which something did not arrive that the wiring table passes on for certain, each with what:
 * charts hear it in the same turn. Gives 0 turn by turn.
 */
export function* findingUndelivered(
  { entries, isWhole }: LogIndex,
  senders: Senders,
): Generator<number, ReadonlyMap<LogEntry, Reason>> {
  const found = new Map<LogEntry, Reason>();
  const { wiring } = senders;
  if (!wiring) return found;
  const known: Known = {
    wiring,
    senders,
    isWhole,
    latest: new Map(),
    said: new Map(),
    waiting: new Map(),
  };
  for (const turn of turnsIn(entries, senders)) {
    yield 0;
    for (const [step, reason] of missedIn(turn, known)) if (!found.has(step)) found.set(step, reason);
  }
  return found;
}

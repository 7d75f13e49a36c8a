import type { LogEntry } from '#machines/lib/log-entry.ts';
import type { AnyMachineSnapshot } from 'xstate';
import { judgeStep, type JudgedStep } from './judge-step.ts';
import { activeIn, beginning, reaction, rest } from './outcomes.ts';
import { eventsAt, reachableIn } from './reachable.ts';
import type { Fault, Reason, Way } from './reason.ts';
import type { Skeleton } from './skeleton.ts';
import { earlyBy, enteredAfter, type Entered } from './timers.ts';

/** An actor as its last entry left it. */
type Running = {
  phase: 'running' | 'stopped' | 'ended';
  last: LogEntry;
  snapshot: AnyMachineSnapshot;
  entered: Entered;
};
/** Null before its first entry. */
export type Known = Running | null;

/** Why an event cannot have come, whatever the chart made of it. */
function reasonOfEvent({ callers }: Skeleton, snapshot: AnyMachineSnapshot, event: string): Reason | null {
  const active = activeIn(snapshot);
  const [, call] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event) ?? [];
  const states = call === undefined ? undefined : callers.get(call);
  if (call !== undefined && states && !active.some((id) => states.has(id))) return { kind: 'noCall', call };
  const isTimer = event.startsWith('xstate.after.');
  return isTimer && !eventsAt(snapshot).includes(event) ? { kind: 'noTimer' } : null;
}

const isBack = (entry: LogEntry, last: LogEntry): Reason | null => {
  if (entry.seq <= last.seq) return { kind: 'numberGoesBack' };
  return entry.at < last.at ? { kind: 'timeGoesBack' } : null;
};

const none = () => [];
const faultOf = (
  reason: Reason,
  snapshot: AnyMachineSnapshot | null,
  ways: () => readonly Way[] = none,
): Fault => ({
  reason,
  ways,
  before: snapshot && activeIn(snapshot),
  awaits: snapshot?.status === 'active' ? eventsAt(snapshot) : [],
});

type Judged = { fault: Fault } | { fault: null; after: AnyMachineSnapshot };

const judged = (before: AnyMachineSnapshot | null, step: JudgedStep): Judged =>
  step.reason === null
    ? { fault: null, after: step.after }
    : { fault: faultOf(step.reason, before, step.ways) };

/** The first entry of an actor whose start the log no longer holds. */
function judgeFirst(skeleton: Skeleton, entry: LogEntry): Judged {
  const steps = reachableIn(skeleton).map((before) =>
    judgeStep({ skeleton, before, run: reaction(skeleton, before, entry.event) }, entry),
  );
  const found = steps.find(({ reason }) => reason === null);
  if (found?.reason === null) return { fault: null, after: found.after };
  const tagged = steps.find(({ reason }) => reason?.kind === 'otherTags');
  return { fault: faultOf(tagged?.reason ?? { kind: 'fromNowhere' }, null) };
}

function judgeNext(skeleton: Skeleton, { phase, last, snapshot, entered }: Running, entry: LogEntry): Judged {
  const { event } = entry;
  const back = isBack(entry, last);
  if (back) return { fault: faultOf(back, snapshot) };
  // A view that comes back starts its chart again, where it was.
  const isResumed = phase === 'stopped' && event === 'xstate.init';
  if (phase !== 'running' && !isResumed) return { fault: faultOf({ kind: 'notRunning' }, snapshot) };
  if (isResumed || event === 'xstate.stop') {
    return judged(snapshot, judgeStep({ skeleton, before: snapshot, run: rest(skeleton, snapshot) }, entry));
  }
  if (event === 'xstate.init') return { fault: faultOf({ kind: 'startedBefore' }, snapshot) };
  const reason = reasonOfEvent(skeleton, snapshot, event);
  if (reason) return { fault: faultOf(reason, snapshot) };
  const early = earlyBy(skeleton.timers, entered, entry);
  if (early) return { fault: faultOf({ kind: 'timerEarly', ...early }, snapshot) };
  return judged(
    snapshot,
    judgeStep({ skeleton, before: snapshot, run: reaction(skeleton, snapshot, event) }, entry),
  );
}

function judge(skeleton: Skeleton, known: Known, entry: LogEntry): Judged {
  if (known) return judgeNext(skeleton, known, entry);
  if (entry.event !== 'xstate.init') return judgeFirst(skeleton, entry);
  return judged(null, judgeStep({ skeleton, before: null, run: beginning(skeleton) }, entry));
}

function phaseAfter({ event }: LogEntry, { status }: AnyMachineSnapshot): Running['phase'] {
  if (event === 'xstate.stop') return 'stopped';
  return status === 'active' ? 'running' : 'ended';
}

/**
 * Judges the next entry of an actor by what is known of it, null at first; no fault in what its chart can have made. What
 * is known stays as it was after a fault.
 */
export function judgeEntry(
  skeleton: Skeleton,
  known: Known,
  entry: LogEntry,
): { fault: Fault | null; after: Known } {
  const result = judge(skeleton, known, entry);
  if (result.fault) return { fault: result.fault, after: known };
  const { after } = result;
  const isBeginning = entry.event === 'xstate.init' && known === null;
  const wasActive = isBeginning ? [] : (known?.last.active ?? null);
  const entered = enteredAfter(known?.entered ?? new Map<string, LogEntry>(), wasActive, entry);
  return { fault: null, after: { phase: phaseAfter(entry, after), last: entry, snapshot: after, entered } };
}

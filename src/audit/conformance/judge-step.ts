import type { LogEntry } from '#machines/lib/log-entry.ts';
import { transitionId, transitionsOf, type AnyTransition } from '#machines/lib/transition-id.ts';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import {
  activeIn,
  anyWay,
  outcomesOf,
  outcomeWith,
  tookIn,
  type MayTake,
  type Outcome,
  type Run,
} from './outcomes.ts';
import type { Reason, Way } from './reason.ts';
import type { Skeleton } from './skeleton.ts';

/** What an entry says of a step; its guards only if an auditor watched. */
export type Step = Pick<LogEntry, 'event' | 'took' | 'active' | 'tags' | 'guards'>;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

/** Only answers that lead along these transitions. */
const along =
  (plan: readonly string[]): MayTake =>
  ({ took, transition }) => {
    const left = [...plan];
    return [...took, transition].every((id) => {
      const place = left.indexOf(id);
      left.splice(place, 1);
      return place !== -1;
    });
  };

/** How many microsteps an outcome has in common with these transitions, and the transitions of those. */
function sharedWith({ steps }: Outcome, took: readonly string[]) {
  let count = 0;
  let shared = 0;
  for (const step of steps) {
    if (!isSame(step.took, took.slice(shared, shared + step.took.length))) break;
    shared += step.took.length;
    count += 1;
  }
  return { count, shared };
}

const tookAs = (outcome: Outcome, took: readonly string[]) =>
  tookIn(outcome).length === took.length && sharedWith(outcome, took).shared === took.length;

const statesAs = ({ end }: Outcome, active: readonly string[]) => isSame(activeIn(end), active);
const tagsAs = ({ end }: Outcome, tags: readonly string[]) => isSame([...end.tags], tags);

const isFor = ({ eventType }: AnyTransition, event: string) =>
  eventType === event || (eventType.endsWith('.*') && event.startsWith(eventType.slice(0, -1)));

/** A chart at a point in time, null before it begins, and what it does then. */
export type Moment = { skeleton: Skeleton; before: AnyMachineSnapshot | null; run: Run };

type Next = {
  transition: string;
  from: AnyMachineSnapshot | null;
  isFirst: boolean;
  event: string;
  /** What the chart takes there. */
  instead: string;
};

/** What is wrong with a transition that follows `from`; `isFirst` when the event has to set it off. */
function reasonOfNext({ machine }: Skeleton, next: Next): Reason {
  const { transition, from, isFirst, event, instead } = next;
  const known = transitionsOf(machine).find((one) => transitionId(one) === transition);
  if (!known) return { kind: 'unknownTransition', transition };
  if (from && !activeIn(from).includes(known.source.id)) return { kind: 'notFromHere', transition };
  if (isFirst && !isFor(known, event)) return { kind: 'otherEvent', transition };
  return { kind: 'overruled', transition, by: instead };
}

/** Why no outcome takes these transitions. */
function reasonOfTook(
  { skeleton, before }: Moment,
  { event, took }: Step,
  outcomes: readonly Outcome[],
): Reason {
  const [closest] = outcomes
    .map((outcome) => ({ steps: outcome.steps, ...sharedWith(outcome, took) }))
    .toSorted((one, other) => other.shared - one.shared || one.steps.length - other.steps.length);
  if (!closest) return { kind: 'fromNowhere' };
  const { steps, shared, count } = closest;
  const instead = steps[count]?.took[0] ?? '';
  const transition = took[shared];
  if (transition === undefined) return { kind: 'goesOn', by: instead };
  const from = steps[count - 1]?.snapshot ?? before;
  return reasonOfNext(skeleton, { transition, from, isFirst: shared === 0, event, instead });
}

/** All that a chart can do, the shortest first. */
function waysOf(run: Run): Way[] {
  const ways = outcomesOf(run, anyWay).map(({ steps, end }) => ({
    took: steps.flatMap(({ took }) => took),
    active: activeIn(end),
  }));
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()].toSorted(
    (one, other) => one.took.length - other.took.length,
  );
}

export type JudgedStep =
  | { reason: null; after: AnyMachineSnapshot }
  | { reason: Reason; ways: () => readonly Way[] };

/** Why a step that the chart can take is not what its guards have said. */
function reasonOfGuards(run: Run, { event, took, guards }: Step): Reason | null {
  // What is asked while a chart is made, before it starts, is in no log.
  if (!guards || (event === 'xstate.init' && guards.length === 0)) return null;
  const outcome = outcomeWith(run, guards);
  if (outcome && tookAs(outcome, took)) return null;
  return { kind: 'otherAnswers', took: outcome && tookIn(outcome) };
}

function judgeNew(moment: Moment, step: Step): JudgedStep {
  const { took, active, tags } = step;
  const { run } = moment;
  const close = outcomesOf(run, along(took));
  const alike = close.filter((outcome) => tookAs(outcome, took));
  const there = alike.filter((outcome) => statesAs(outcome, active));
  const found = there.find((outcome) => tagsAs(outcome, tags));
  const ways = () => waysOf(run);
  if (found) {
    const reason = reasonOfGuards(run, step);
    return reason ? { reason, ways } : { reason: null, after: found.end };
  }
  if (there[0]) return { reason: { kind: 'otherTags', tags: [...there[0].end.tags] }, ways };
  if (alike[0]) return { reason: { kind: 'otherStates', states: activeIn(alike[0].end) }, ways };
  return { reason: reasonOfTook(moment, step, close), ways };
}

/** What came of steps that were judged before: a long log takes few of them, often. */
const judgedSteps = new WeakMap<AnyStateMachine, Map<string, JudgedStep>>();
const statesOf = ({ value, status, historyValue }: AnyMachineSnapshot): unknown[] => {
  // Machines of any kind have states of any kind.
  const earlier = Object.values(historyValue) as readonly (readonly AnyStateNode[])[];
  return [value, status, earlier.map((nodes) => nodes.map(({ id }) => id))];
};

/** Whether a step is one of the chart's. */
export function judgeStep(moment: Moment, step: Step): JudgedStep {
  const { before, skeleton } = moment;
  const { machine } = skeleton;
  // A chart that starts or stops reacts to nothing.
  if (!before || step.event === 'xstate.init' || step.event === 'xstate.stop') return judgeNew(moment, step);
  const judged = judgedSteps.get(machine) ?? new Map<string, JudgedStep>();
  judgedSteps.set(machine, judged);
  const { event, took, active, tags, guards } = step;
  const key = JSON.stringify([statesOf(before), event, took, active, tags, guards]);
  const result = judged.get(key) ?? judgeNew(moment, step);
  judged.set(key, result);
  return result;
}

import type { AskedGuard } from '#machines/lib/log-entry.ts';
import { getInitialMicrosteps, getMicrosteps, type AnyMachineSnapshot, type StateValue } from 'xstate';
import type { Question, Skeleton, StepData } from './skeleton.ts';

/** Transitions that are taken at once, in no order, and where they lead. */
type Microstep = { took: readonly string[]; snapshot: AnyMachineSnapshot };

/** One way in which a chart can react to an event. */
export type Outcome = { steps: readonly Microstep[]; end: AnyMachineSnapshot };

/** A step of a chart, with these answers of its guards. */
export type Run = (answer: StepData['answer']) => readonly (readonly [AnyMachineSnapshot, unknown])[];
/** Whether a guard may be tried with yes. */
export type MayTake = (question: Question) => boolean;

// Guards may say anything; nobody reads more ways than these.
const mostRuns = 200;

// Within one microstep the data are the same, and so is what a guard says of them.
const isAsAsked = (one: Question, other: Question) =>
  one.isPlain && one.guard === other.guard && one.took === other.took;

const tookBy = (snapshot: AnyMachineSnapshot | undefined) =>
  // The skeleton's own data.
  (snapshot?.context as StepData | undefined)?.took ?? [];

function outcomeOf(snapshots: readonly AnyMachineSnapshot[]): Outcome {
  const steps = snapshots.map((snapshot, nth) => ({
    snapshot,
    took: tookBy(snapshot).slice(tookBy(snapshots[nth - 1]).length),
  }));
  const end = snapshots.at(-1);
  if (!end) throw new Error('Every event makes a step');
  return { steps, end };
}

/** A step with every combination of answers: at first all guards say no, then one after the other yes. */
export function outcomesOf(run: Run, mayTake: MayTake): Outcome[] {
  const outcomes: Outcome[] = [];
  const waiting: (readonly boolean[])[] = [[]];
  for (let decided = waiting.pop(); decided && outcomes.length < mostRuns; decided = waiting.pop()) {
    const given = decided;
    const decisions: boolean[] = [];
    const asked: (Question & { says: boolean })[] = [];
    const decide = (question: Question): boolean => {
      const before = asked.find((one) => isAsAsked(one, question));
      if (before) return before.says;
      if (!mayTake(question)) return false;
      if (decisions.length >= given.length) waiting.push([...decisions, true]);
      const says = given[decisions.length] ?? false;
      decisions.push(says);
      asked.push({ ...question, says });
      return says;
    };
    outcomes.push(outcomeOf(run(decide).map(([snapshot]) => snapshot)));
  }
  return outcomes;
}

/** A step with these answers; null if other guards are asked. */
export function outcomeWith(run: Run, guards: readonly AskedGuard[]): Outcome | null {
  const left = [...guards];
  let isAsked = true;
  const snapshots = run(({ guard }) => {
    // States that are active at once may be asked in another order.
    const place = left.findIndex(({ name }) => name === guard);
    const [found] = place === -1 ? [] : left.splice(place, 1);
    isAsked &&= found !== undefined;
    return found?.holds ?? false;
  });
  const outcome = outcomeOf(snapshots.map(([snapshot]) => snapshot));
  return isAsked && left.length === 0 ? outcome : null;
}

const restored = ({ machine }: Skeleton, { value, historyValue }: AnyMachineSnapshot, data: StepData) =>
  // Machines of any kind have states of any kind.
  machine.resolveState({ value: value as StateValue, historyValue, context: data });

/** A chart begins. */
export const beginning =
  ({ machine }: Skeleton): Run =>
  (answer) =>
    getInitialMicrosteps(machine, answer);

/** A chart reacts to an event. */
export const reaction =
  (skeleton: Skeleton, before: AnyMachineSnapshot, type: string): Run =>
  (answer) =>
    getMicrosteps(skeleton.machine, restored(skeleton, before, { took: [], answer }), { type });

/** A chart stays as it is. */
export const rest =
  (skeleton: Skeleton, before: AnyMachineSnapshot): Run =>
  (answer) => [[restored(skeleton, before, { took: [], answer }), null]];

/** Tries every guard, each transition once. */
export const anyWay: MayTake = ({ took, transition }) => !took.includes(transition);

export const tookIn = ({ steps }: Outcome): string[] => steps.flatMap(({ took }) => took);
export const activeIn = ({ _nodes: nodes }: AnyMachineSnapshot): string[] => nodes.map(({ id }) => id);

import { createActor, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { transitionId, transitionsOf, type AnyTransition } from '../lib/transition-id.ts';
import { groupIn, type Joint } from '../exploration/beside.ts';
import { arrivals } from '../exploration/causes.ts';
import { ChartFault, firstStep, nextStep } from '../exploration/chart-steps.ts';
import { groups, type GroupName } from '../exploration/groups.ts';
import { systemIn, type System, type Telling } from '../exploration/system.ts';
import type { ChartName } from '../wiring.ts';
import { wholeWorld, type World } from '../exploration/world.ts';
import { factsIn, questionsOf, type Fact } from './compared.ts';
import type { Counterexample, Walk } from './counterexample.ts';
import type { Law } from './law.ts';
import type { Question } from './watched.ts';
import { groupLaws, systemLaws, ways, type LawId } from './laws.ts';

/** A chart in one step: the ids of the states that it is in then, and of the transitions that it took. */
export type ToldChart = { name: ChartName; active: readonly string[]; took: readonly string[] };

/** One step of a walk, as data: what happened, and where everything is then. The first one is the arrival. */
export type Told = {
  event: AnyEventObject | null;
  charts: readonly ToldChart[];
  /** What the charts were sent, in order; the event is the first. */
  heard: readonly { to: string; type: string }[];
  deeds: readonly string[];
  browser: System['browser'];
  screen: string | null;
  /** What the laws compare that the walk breaks, and what it is then. */
  facts: readonly Fact[];
};

const core = ['session', 'navigation', 'terms'] as const satisfies readonly ChartName[];

/** What tells transitions of one state for one event apart, where their places have changed. */
const sameness = ({ guard, target, actions }: AnyTransition) =>
  JSON.stringify([guard, target?.map(({ id }) => id), actions], (_, part: unknown) =>
    typeof part === 'function' ? part.name : part,
  );

/** The id of a transition in the chart that is not broken: what is dropped or swapped there moves the others. */
function idIn(whole: AnyStateMachine, transition: AnyTransition): string {
  const own = transitionsOf(whole).filter(
    ({ source, eventType }) => source.id === transition.source.id && eventType === transition.eventType,
  );
  return transitionId(own.find((one) => sameness(one) === sameness(transition)) ?? transition);
}

const nothing = () => undefined;

/** The transitions that a chart takes on an event. */
function takenBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const taken: AnyTransition[] = [];
  const self = createActor(machine, {
    inspect: (inspection) => {
      if (inspection.type === '@xstate.microstep') taken.push(...inspection._transitions);
    },
  });
  taken.length = 0;
  machine.transition(snapshot, event, {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  });
  return taken;
}

type Snapshots = ReadonlyMap<ChartName, AnyMachineSnapshot>;

function firstSnapshots(world: World, arrival: Walk['arrival'], group: GroupName | null): Snapshots {
  const { routes, shown, ...atHand } = arrivals[arrival];
  const inputs: Partial<Record<ChartName, unknown>> = { navigation: { routes, shown }, session: atHand };
  const others = group ? groups[group].models.map(({ name }) => name) : [];
  return new Map(
    [...core, ...others].map((name) => [name, firstStep(world.machines[name], inputs[name]).snapshot]),
  );
}

/** What the charts make of what they hear: where they are then, and what they took. */
function hear(world: World, snapshots: Snapshots, heard: readonly Telling[]) {
  const after = new Map(snapshots);
  const took = new Map<string, string[]>();
  for (const { to, event } of heard) {
    const name = [...after.keys()].find((one) => one === to);
    const snapshot = name && after.get(name);
    if (!name || !snapshot) continue;
    const taken = takenBy(world.machines[name], snapshot, event);
    const ids = taken.map((transition) => idIn(wholeWorld.machines[name], transition));
    took.set(name, [...(took.get(name) ?? []), ...ids]);
    after.set(name, nextStep(world.machines[name], snapshot, event).snapshot);
  }
  const charts = [...after].map(([name, { _nodes: nodes }]): ToldChart => ({
    name,
    active: nodes.toSorted((one, other) => one.order - other.order).map(({ id }) => id),
    took: took.get(name) ?? [],
  }));
  return { after, charts };
}

type Stand = { system: System; joint: Joint | null };

/** The first charts of a world and a group beside them, one event after the other. */
function stageOf(world: World, group: GroupName | null) {
  const { start, step } = systemIn(world);
  const beside = group ? groupIn({ world, group: groups[group], apart: () => null }) : null;
  return {
    begin: (arrival: Walk['arrival']): Stand => {
      const system = start(arrivals[arrival]);
      return { system, joint: beside?.start(system) ?? null };
    },
    move: ({ system, joint }: Stand, { event, chart }: Walk['moves'][number]): Stand => {
      if (chart !== null && beside && joint) {
        // What comes to a chart of a group is told by its name.
        const after = beside.send(joint, chart as ChartName, event);
        return { system: { ...system, deeds: [], heard: [] }, joint: after };
      }
      const next = step(system, event);
      const follow = () => joint && beside?.follow(joint, beside.view(next), beside.heardFrom(next));
      return { system: next, joint: follow() ?? null };
    },
  };
}

/** `fault`: what a chart has broken down with in this step. */
type Seen = { told: Omit<Told, 'facts'>; stand: Stand; fault: ChartFault | null };

const rootOf = ({ system, joint }: Stand, law: LawId) => (law in systemLaws ? system : (joint ?? system));

const isWay = (law: LawId): law is keyof typeof ways => law in ways;

/** What a law asks at the end of a walk, where it is broken. */
function asked(law: LawId, before: Stand | undefined, { told: { event }, stand: after }: Seen): Question[] {
  if (isWay(law)) return questionsOf((watch) => ways[law].isGoal(watch(after.system)), true);
  const tables: readonly object[] = [systemLaws, ...Object.values(groupLaws)];
  // Each table by the ids of its laws.
  const found = tables.map((table) => (table as Partial<Record<LawId, Law<object>>>)[law]);
  return questionsOf((watch) => {
    if (!before || !event) return;
    const moment = { before: watch(rootOf(before, law)), event, after: watch(rootOf(after, law)) };
    found.find((one) => one !== undefined)?.holds(moment);
  });
}

/** Of a walk in which a chart breaks down: whether that one runs, and what it breaks down with. */
function faultFacts(fault: ChartFault | null, chart: string): Fact[] {
  return [
    { of: chart, kind: 'runs', name: '', value: fault === null },
    { of: chart, kind: 'fault', name: '', value: fault?.message ?? null },
  ];
}

function withFacts(seen: readonly Seen[], laws: readonly LawId[]): Told[] {
  const last = seen.at(-1);
  const before = seen.at(-2)?.stand;
  const questions = last ? laws.map((law) => ({ law, asked: asked(law, before, last) })) : [];
  const broken = last?.fault?.chart;
  return seen.map(({ told, stand, fault }) => {
    const facts = [
      ...(broken === undefined ? [] : faultFacts(fault, broken)),
      ...questions.flatMap((one) => factsIn(rootOf(stand, one.law), one.asked)),
    ];
    const own = new Map(facts.map((fact) => [JSON.stringify([fact.of, fact.kind, fact.name]), fact]));
    return { ...told, facts: [...own.values()] };
  });
}

/** Walks once more, step by step, with all that there is to see of it. */
export function retell(world: World, { walk, group, laws }: Omit<Counterexample, 'ahead'>): Told[] {
  const { begin, move } = stageOf(world, group);
  const steps: Seen[] = [];
  let snapshots = firstSnapshots(world, walk.arrival, group);
  const tell = (event: AnyEventObject | null, now: Stand, fault: ChartFault | null = null) => {
    const { system, joint } = now;
    const heard = [...system.heard, ...(joint?.heard ?? [])];
    const { after, charts } = hear(world, snapshots, heard);
    snapshots = after;
    const told = {
      event,
      charts,
      heard: heard.map(({ to, event: { type } }) => ({ to, type })),
      deeds: [...system.deeds.map(({ name }) => name), ...(joint?.deeds ?? [])],
      browser: system.browser,
      screen: system.navigation.context.current,
    };
    steps.push({ told, stand: now, fault });
  };
  let stand = begin(walk.arrival);
  tell(null, stand);
  for (const one of walk.moves) {
    try {
      stand = move(stand, one);
      tell(one.event, stand);
    } catch (error) {
      if (!(error instanceof ChartFault)) throw error;
      // All stays where it was.
      tell(one.event, { system: { ...stand.system, deeds: [], heard: [] }, joint: null }, error);
    }
  }
  return withFacts(steps, laws);
}

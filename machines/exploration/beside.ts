import type { AnyEventObject } from 'xstate';
import type { ChartSnapshot } from '../models/chart-model.ts';
import type { ChartName, States } from '../wiring.ts';
import { breadthFirst, moveOf, type Edge, type Move } from './breadth-first.ts';
import { firstStep, nextStep } from './chart-steps.ts';
import { heardBy, type Group, type GroupCharts } from './groups.ts';
import type { System, Telling } from './system.ts';
import type { World } from './world.ts';

/** One event somewhere in the first charts. */
export type SystemMoment = { before: System; event: AnyEventObject; after: System };
/** All that the first charts can do. */
export type Explored = { starts: readonly System[]; moments: Iterable<ExploredMoment> };
/** `same`: the state that stands for all like the one after. */
export type ExploredMoment = SystemMoment & { same: System };

/** What the laws ask the first charts. */
export type View = { key: string; system: System; hasUser: boolean; isFree: boolean };

/** A group beside what it can know of the first charts. */
export type Joint = {
  view: View;
  charts: GroupCharts;
  /** Of the conditions that the group itself takes part in. */
  said: readonly string[];
  deeds: readonly string[];
  /** What the table says to charts outside of the group. */
  tellings: readonly Telling[];
  /** What the charts of the group have heard, in order. */
  heard: readonly Telling[];
};

type Beside = {
  world: World;
  group: Group;
  /** What tells two states of the first charts apart, beside what the group hears of them. */
  apart: (system: System) => unknown;
};

function viewOf({ world, group, apart }: Beside, system: System): View {
  const { session, navigation, terms } = system;
  const hasUser = session.hasTag('signedIn') && session.hasTag('loaded');
  const isFree =
    session.hasTag('signedIn') &&
    session.hasTag('settled') &&
    !terms.hasTag('blocking') &&
    !navigation.hasTag('askingToLeave');
  const known = world.conditions
    .filter(({ to }) => group.models.some(({ name }) => name === to))
    .map(({ event }) => event({ session, navigation, terms } as States));
  return { key: JSON.stringify([hasUser, isFree, known, apart(system)]), system, hasUser, isFree };
}

/** The conditions that a group itself takes part in. */
const ownConditions = ({ world, group }: Beside) =>
  world.conditions.filter(({ of }) => of.some((name) => group.models.some((model) => model.name === name)));

function conditionsSaid(beside: Beside, joint: Joint): { joint: Joint; messages: Telling[] } {
  const { session, navigation, terms } = joint.view.system;
  // The view holds the first charts, the group its own.
  const states = { session, navigation, terms, ...joint.charts } as unknown as States;
  const own = ownConditions(beside);
  const events = own.map(({ event }) => event(states));
  const said = events.map((event) => JSON.stringify(event));
  const messages = own.flatMap(({ to }, index) => {
    const event = events[index];
    return event && said[index] !== joint.said[index] ? [{ to, event }] : [];
  });
  return { joint: { ...joint, said }, messages };
}

function delivered(beside: Beside, joint: Joint, messages: readonly Telling[]): Joint {
  const [message, ...rest] = messages;
  if (!message) {
    const { joint: next, messages: more } = conditionsSaid(beside, joint);
    return more.length > 0 ? delivered(beside, next, more) : next;
  }
  const { to, event } = message;
  const model = beside.group.models.find(({ name }) => name === to);
  const snapshot = joint.charts[to];
  if (!model || !snapshot) {
    return delivered(beside, { ...joint, tellings: [...joint.tellings, message] }, rest);
  }
  const step = nextStep(beside.world.machines[model.name], snapshot, event);
  const passed = step.emitted.flatMap((emitted) =>
    beside.world.wires
      .filter((wire) => wire.from === to && wire.on === emitted.type)
      .map((wire) => ({
        to: wire.to,
        event: wire.event(emitted, joint.view.system.navigation.context),
      })),
  );
  const after: Joint = {
    ...joint,
    // The steps of a chart lead to snapshots of that chart.
    charts: { ...joint.charts, [to]: step.snapshot as ChartSnapshot },
    deeds: [...joint.deeds, ...step.deeds.map(({ name }) => name)],
    heard: [...joint.heard, message],
  };
  const { joint: informed, messages: said } = conditionsSaid(beside, after);
  return delivered(beside, informed, [...rest, ...said, ...passed]);
}

/** What the first charts tell a group; what they share with it is judged by the group. */
function heardFrom(beside: Beside, { tellings }: System): Telling[] {
  const shared = new Set<string>(ownConditions(beside).map(({ to }) => to));
  return tellings.filter(({ to }) => beside.group.models.some(({ name }) => name === to) && !shared.has(to));
}

/** A group in a world: how it begins beside the first charts, and what becomes of it with them or by itself. */
export function groupIn(beside: Beside) {
  const { world, group } = beside;
  const charts = Object.fromEntries(
    group.models.map(({ name }) => [
      name,
      // A chart begins with a snapshot of its own.
      firstStep(world.machines[name], undefined).snapshot as ChartSnapshot,
    ]),
  );
  const quiet = { deeds: [], tellings: [], heard: [] };
  return {
    view: (system: System) => viewOf(beside, system),
    start: (system: System): Joint => {
      const joint = { ...quiet, view: viewOf(beside, system), charts, said: [] };
      return delivered(beside, joint, heardFrom(beside, system));
    },
    /** The first charts have moved on. */
    follow: (joint: Joint, view: View, tellings: readonly Telling[]): Joint =>
      delivered(beside, { ...joint, ...quiet, view }, tellings),
    send: (joint: Joint, to: ChartName, event: AnyEventObject): Joint =>
      delivered(beside, { ...joint, ...quiet }, [{ to, event }]),
    heardFrom: (system: System) => heardFrom(beside, system),
  };
}

type Follow = { to: View; event: AnyEventObject; tellings: readonly Telling[] };

/** All that the first charts can do between two views; of steps that the group cannot tell apart one stands for all. */
function followsOf(beside: Beside, moments: Iterable<ExploredMoment>) {
  const { view, heardFrom: heard } = groupIn(beside);
  const views = new Map<string, View>();
  const known = new WeakMap<System, View>();
  const viewed = (system: System) => {
    const seen = known.get(system) ?? view(system);
    const first = views.get(seen.key) ?? seen;
    views.set(seen.key, first);
    known.set(system, first);
    return first;
  };
  const follows = new Map<string, Map<string, Follow>>();
  for (const { before, event, after, same } of moments) {
    const { key } = viewed(before);
    const out = follows.get(key) ?? new Map<string, Follow>();
    follows.set(key, out);
    const follow = { to: viewed(same), event, tellings: heard(after) };
    const name = JSON.stringify([follow.to.key, follow.tellings]);
    if (!out.has(name)) out.set(name, follow);
  }
  return follows;
}

/** What a group hears from others than the table, now. */
function* ownMoves({ group }: Beside, { charts }: Joint) {
  const { models, alsoOutside = [], samples = {}, isTried = () => true } = group;
  for (const { name, eventsOf } of models) {
    const chart = charts[name];
    const heard = heardBy(name);
    for (const event of chart ? [...eventsOf(chart), ...(samples[name] ?? [])] : []) {
      const isOutside = alsoOutside.includes(event.type) || !heard.has(event.type);
      if (isOutside && isTried(charts, event)) yield { name, event };
    }
  }
}

/** Every moment that a group and the first charts can come to together, those of few events first. */
export function momentsBeside(beside: Beside, { starts, moments }: Explored): Generator<Edge<Joint>> {
  const follows = followsOf(beside, moments);
  const { start, follow, send } = groupIn(beside);
  function* movesOf(joint: Joint): Generator<Move<Joint>> {
    for (const { to, event, tellings } of follows.get(joint.view.key)?.values() ?? []) {
      yield moveOf(joint, { event, chart: null }, () => follow(joint, to, tellings));
    }
    for (const { name, event } of ownMoves(beside, joint)) {
      yield moveOf(joint, { event, chart: name }, () => send(joint, name, event));
    }
  }
  const keyOf = ({ view, said, charts }: Joint) =>
    JSON.stringify([
      view.key,
      said,
      ...beside.group.models.map(({ name, keyOf: key }) => {
        const chart = charts[name];
        return chart && key(chart);
      }),
    ]);
  return breadthFirst({ starts: starts.map(start), keyOf, movesOf });
}

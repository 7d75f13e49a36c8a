import { momentsBeside, type ExploredMoment, type Joint } from '../exploration/beside.ts';
import { breadthFirst, moveOf, walkTo, type Edge, type Found } from '../exploration/breadth-first.ts';
import { arrivals, causesOf, keyOf, type ArrivalName } from '../exploration/causes.ts';
import { groups, type GroupName } from '../exploration/groups.ts';
import { systemIn, type System } from '../exploration/system.ts';
import type { World } from '../exploration/world.ts';
import { questionsOf, type Fact } from './compared.ts';
import type { JointMoment } from './groups.ts';
import type { Law } from './law.ts';
import { groupLaws, systemLaws, ways, type LawId } from './laws.ts';

/** How the portal was come to, and every event since. */
export type Walk = {
  arrival: ArrivalName;
  moves: readonly { event: Edge<unknown>['event']; chart: string | null }[];
};

/** How many states come after one, that one included, and what is so in none of them. */
export type Ahead = { states: number; never: readonly Omit<Fact, 'value'>[] };

/** The shortest walk whose last event breaks these laws; `group`: the charts beside the first ones. */
export type Counterexample = {
  laws: readonly LawId[];
  group: GroupName | null;
  walk: Walk;
  /** Of a state from which no way leads to a goal. */
  ahead?: Ahead;
};

/** How far a search has come: what it explores, and by how many events it has come there. */
export type Progress = { at: 'system' | GroupName; states: number; edges: number; depth: number };
type Search<Result> = Generator<Progress, Result>;

type Question = {
  world: World;
  /** Those that what is broken can touch. */
  groups: readonly GroupName[];
  isCoreTouched: boolean;
  /** The law to break; null: any. */
  law: LawId | null;
  /** Walks of no more events than that. */
  longest: number;
};

// The keys of the tables.
const arrivalNames = Object.keys(arrivals) as ArrivalName[];
const idsOf = (table: object) => Object.keys(table) as LawId[];

function brokenBy<State>(
  laws: Readonly<Record<string, Law<{ before: State; event: Edge<State>['event']; after: State }>>>,
  { from, event, state, isFault }: Edge<State>,
  only: LawId | null,
): LawId[] {
  if (isFault) return only === null || only === 'working' ? ['working'] : [];
  return idsOf(laws).filter(
    (id) =>
      (only === null || id === only) &&
      laws[id]?.holds({ before: from.state, event, after: state }) === false,
  );
}

function systemSpace(world: World) {
  const { start, step } = systemIn(world);
  const starts = arrivalNames.map((name) => start(arrivals[name]));
  function* movesOf(system: System) {
    for (const event of causesOf(system)) {
      yield moveOf(system, { event, chart: null }, () => step(system, event));
    }
  }
  return { starts, keyOf, movesOf };
}

type IsStart<State> = (state: State, index: number) => boolean;

const startedBy = <State>(state: State, isStart: IsStart<State>): ArrivalName =>
  arrivalNames.find((_, index) => isStart(state, index)) ?? 'stranger';

function walkOf<State>(edge: Edge<State>, isStart: IsStart<State>): Walk {
  const edges = walkTo(edge);
  return {
    arrival: startedBy((edges[0] ?? edge).from.state, isStart),
    moves: edges.map(({ event, chart }) => ({ event, chart })),
  };
}

type Core = {
  starts: readonly System[];
  edges: Edge<System>[];
  found: Counterexample | null;
};

/** The first charts, up to the first moment that breaks a law. */
function* searchSystem({ world, isCoreTouched, law, longest }: Question): Search<Core> {
  const space = systemSpace(world);
  const core: Core = { starts: space.starts, edges: [], found: null };
  const states = new Set<Found<System>>();
  for (const edge of breadthFirst(space)) {
    if (edge.from.depth >= longest) return core;
    core.edges.push(edge);
    states.add(edge.from);
    if (core.edges.length % 100 === 0) {
      yield { at: 'system', states: states.size, edges: core.edges.length, depth: edge.from.depth + 1 };
    }
    const laws = isCoreTouched ? brokenBy(systemLaws, edge, law) : [];
    if (laws.length === 0) continue;
    const walk = walkOf(edge, (state, index) => state === space.starts[index]);
    return { ...core, found: { laws, group: null, walk } };
  }
  return core;
}

/** All that walks from a state lead to, and what of the goal never comes there: each for itself, else all of it at once. */
function aheadOf(
  from: Found<System>,
  edges: readonly Edge<System>[],
  isGoal: (system: System) => boolean,
): Ahead {
  const leaving = Map.groupBy(edges, (edge) => edge.from);
  const nodes = new Set([from]);
  for (const node of nodes) for (const { to } of leaving.get(node) ?? []) nodes.add(to);
  const asked = questionsOf((watch) => isGoal(watch(from.state)), true);
  const never = asked.filter(({ read }) => ![...nodes].some(({ state }) => read(state) === true));
  const goal = never.length > 0 ? never : asked;
  return { states: nodes.size, never: goal.map(({ of, kind, name }) => ({ of, kind, name })) };
}

/** A state from which no way leads to where there must be one, if there is any: the one of the fewest events. */
function strandedIn({ edges, starts }: Core, law: LawId | null): Counterexample | null {
  const sources = Map.groupBy(edges, ({ to }) => to);
  const nodes = new Set(edges.flatMap(({ from, to }) => [from, to]));
  for (const [id, { isGoal }] of Object.entries(ways)) {
    if (law !== null && law !== id) continue;
    const reach = new Set([...nodes].filter(({ state }) => isGoal(state)));
    for (const node of reach) for (const { from } of sources.get(node) ?? []) reach.add(from);
    const [stranded] = [...nodes].filter((node) => !reach.has(node)).toSorted((a, b) => a.depth - b.depth);
    if (!stranded) continue;
    const isStart = (state: System, index: number) => state === starts[index];
    const walk = stranded.cameBy
      ? walkOf(stranded.cameBy, isStart)
      : { arrival: startedBy(stranded.state, isStart), moves: [] };
    return { laws: [id as LawId], group: null, walk, ahead: aheadOf(stranded, edges, isGoal) };
  }
  return null;
}

/** Laws of a group that break within so many events, beside what the group can tell apart or beside all that there is. */
function* searchBeside(
  { world, law }: Question,
  { starts, edges }: Core,
  { name, bound, apart }: { name: GroupName; bound: number; apart: (system: System) => unknown },
): Search<Counterexample | null> {
  const laws: Readonly<Record<string, Law<JointMoment>>> = groupLaws[name];
  const moments = edges
    .filter(({ from, isFault }) => from.depth < bound && !isFault)
    .map(({ from, event, state, to }): ExploredMoment => ({
      before: from.state,
      event,
      after: state,
      same: to.state,
    }));
  const states = new Set<Found<Joint>>();
  let tried = 0;
  for (const edge of momentsBeside({ world, group: groups[name], apart }, { starts, moments })) {
    if (edge.from.depth >= bound) return null;
    states.add(edge.from);
    tried += 1;
    if (tried % 100 === 0) yield { at: name, states: states.size, edges: tried, depth: edge.from.depth + 1 };
    const broken = brokenBy(laws, edge, law);
    if (broken.length === 0) continue;
    const keys = starts.map(keyOf);
    const walk = walkOf(edge, ({ view }, index) => keyOf(view.system) === keys[index]);
    return { laws: broken, group: name, walk };
  }
  return null;
}

function* searchGroup(question: Question, core: Core, at: { name: GroupName; bound: number }) {
  // More can happen beside the projection than in the portal: what holds there holds.
  const isOpen = yield* searchBeside(question, core, { ...at, apart: () => null });
  return isOpen ? yield* searchBeside(question, core, { ...at, apart: keyOf }) : null;
}

/** Walks of so many events: the shortest that breaks a law; null: none does. */
export function* searchWithin(question: Question): Search<Counterexample | null> {
  const core = yield* searchSystem(question);
  const isWhole = question.longest === Number.POSITIVE_INFINITY;
  let { found } = core;
  if (!found && isWhole && question.isCoreTouched) found = strandedIn(core, question.law);
  for (const name of question.groups) {
    if (question.law !== null && !(question.law in groupLaws[name]) && question.law !== 'working') continue;
    const bound = found ? found.walk.moves.length - 1 : question.longest;
    found = (yield* searchGroup(question, core, { name, bound })) ?? found;
  }
  return found;
}

/** Explores a world until a law breaks, short walks first; null: none does. */
export function* searchCounterexample(question: Omit<Question, 'longest'>): Search<Counterexample | null> {
  // Most are short: the whole is explored only where they are not.
  for (const longest of [4, 7, Number.POSITIVE_INFINITY]) {
    const found = yield* searchWithin({ ...question, longest });
    if (found) return found;
  }
  return null;
}

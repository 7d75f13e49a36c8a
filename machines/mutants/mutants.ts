import { createMachine, not, type AnyStateMachine } from 'xstate';
import {
  choicesOf,
  partAt,
  statesOf,
  wholeConfig,
  type Choices,
  type Place,
  type StateAt,
  type Tree,
} from './chart-config.ts';

/** A chart with one thing broken, under a name that lasts as long as that thing. */
export type Mutant = { name: string; machine: AnyStateMachine };

/** One change of the whole configuration: `change` is given the part at `place`. */
type Edit = { name: string; place: Place; change: (part: never) => void };

const edit = <Part>(name: string, place: Place, change: (part: Part) => void): Edit => ({
  name,
  place,
  change,
});

/** What a chart names is a text, or an object with its type or id. */
function nameOf(part: unknown): string {
  const { type, id, src }: Tree = typeof part === 'object' ? { ...part } : { type: part };
  return [type, id, src].find((name) => typeof name === 'string') ?? 'inline';
}

/** One edit for each item of a list: without it. */
const withoutEach = (what: string, { id, place, state }: StateAt, key: string): Edit[] =>
  ((state[key] ?? []) as unknown[]).map((item, index) =>
    edit<unknown[]>(`${id}: drop ${what} ${nameOf(item)}`, [...place, key], (list) => list.splice(index, 1)),
  );

const withoutOutput = ({ id, place, state }: StateAt): Edit[] =>
  'output' in state ? [edit<Tree>(`${id}: drop output`, place, (changed) => delete changed['output'])] : [];

const otherInitials = ({ id, place, state }: StateAt): Edit[] =>
  Object.keys(state['states'] ?? {})
    .filter((name) => 'initial' in state && name !== state['initial'])
    .map((name) =>
      edit<Tree>(`${id}: begin in ${name}`, place, (changed) => {
        changed['initial'] = name;
      }),
    );

/** Where a target leads, from the root on: '#chart.a.b', '.child' or 'sibling.child'. */
export function pathOf(target: string, { path }: StateAt): readonly string[] {
  if (target.startsWith('#')) return target.split('.').slice(1);
  if (target.startsWith('.')) return [...path, ...target.slice(1).split('.')];
  return [...path.slice(0, -1), ...target.split('.')];
}

const placeOf = (path: readonly string[]): Place => path.flatMap((name) => ['states', name]);

/** The targets beside the one of a transition. */
function retargets(config: Tree, state: StateAt, targets: readonly string[]): string[] {
  const [target] = targets;
  if (target === undefined) return [];
  const path = pathOf(target, state);
  const parent = path.slice(0, -1);
  const names = Object.keys(partAt(config, [...placeOf(parent), 'states']) ?? {});
  return names
    .filter((name) => name !== path.at(-1))
    .map((name) => `#${[String(config['id']), ...parent, name].join('.')}`);
}

/** Whether a target leads to something: entering a state anew in which nothing begins or ends does not. */
const isMove = (target: string, at: StateAt): boolean =>
  pathOf(target, at).join('.') !== at.path.join('.') ||
  ['entry', 'exit', 'invoke', 'after', 'states'].some((name) => name in at.state);

function guardEdits(called: string, place: Place, { guard }: Tree): Edit[] {
  if (guard === undefined) return [];
  const negated = not(guard as never); // The guard of a chart, by its name and parameters.
  return [
    edit<Tree>(`${called}: unguard`, place, (transition) => delete transition['guard']),
    edit<Tree>(`${called}: negate`, place, (transition) => {
      transition['guard'] = negated;
    }),
  ];
}

function targetEdits(
  config: Tree,
  state: StateAt,
  at: { called: string; place: Place; transition: Tree },
): Edit[] {
  const { called, place, transition } = at;
  const targets = (transition['target'] ?? []) as string[];
  if (targets.length > 1) throw new Error(`'${called}' has several targets: no edit knows them`);
  const stay = edit<Tree>(`${called}: stay`, place, (changed) => delete changed['target']);
  return [
    ...(targets.some((target) => isMove(target, state)) ? [stay] : []),
    ...retargets(config, state, targets).map((target) =>
      edit<Tree>(`${called}: go to ${target.slice(1)}`, place, (changed) => {
        changed['target'] = [target];
      }),
    ),
  ];
}

/** What a chart does with an action: 'xstate.emit' and the like, or an effect of the app. */
type KindOf = (action: unknown) => string;

function transitionEdits(config: Tree, state: StateAt, { event, place, transitions }: Choices): Edit[] {
  return transitions.flatMap((transition, index) => {
    const called = `${state.id} | ${event} | ${index}`;
    const own = [...place, index];
    const actions = (transition['actions'] ?? []) as unknown[];
    const swap = edit<unknown[]>(`${called}: swap with the next`, place, (list) =>
      list.splice(index, 2, list[index + 1], list[index]),
    );
    return [
      edit<unknown[]>(`${called}: drop`, place, (list) => list.splice(index, 1)),
      ...targetEdits(config, state, { called, place: own, transition }),
      ...guardEdits(called, own, transition),
      ...(index + 1 < transitions.length ? [swap] : []),
      ...actions.map((action, position) =>
        edit<unknown[]>(`${called}: drop action ${nameOf(action)}`, [...own, 'actions'], (list) =>
          list.splice(position, 1),
        ),
      ),
    ];
  });
}

/** Two of one kind in the other order; what a chart emits is told when all else is done, in any order. */
function swappedActions(
  { state, place }: Pick<StateAt, 'state' | 'place'>,
  called: string,
  kindOf: KindOf,
): Edit[] {
  return (['entry', 'actions'] as const).flatMap((key) => {
    const actions = (state[key] ?? []) as unknown[];
    return ['effect', 'xstate.emit'].flatMap((kind) => {
      const places = actions.flatMap((action, index) => (kindOf(action) === kind ? [index] : []));
      return places.slice(0, -1).map((one, index) => {
        const other = places[index + 1] ?? one;
        const name = `${called}: swap action ${nameOf(actions[one])} with the next`;
        return edit<unknown[]>(name, [...place, key], (list) => {
          [list[one], list[other]] = [list[other], list[one]];
        });
      });
    });
  });
}

/** In a state and in each of its transitions. */
const swapsIn = (state: StateAt, kindOf: KindOf): Edit[] => [
  ...swappedActions(state, state.id, kindOf),
  ...choicesOf(state).flatMap(({ event, place, transitions }) =>
    transitions.flatMap((transition, index) =>
      swappedActions(
        { state: transition, place: [...place, index] },
        `${state.id} | ${event} | ${index}`,
        kindOf,
      ),
    ),
  ),
];

const editsOf = (config: Tree, kindOf: KindOf): Edit[] =>
  statesOf(config).flatMap((state) => [
    ...choicesOf(state).flatMap((choices) => transitionEdits(config, state, choices)),
    ...withoutEach('entry', state, 'entry'),
    ...swapsIn(state, kindOf),
    ...withoutEach('exit', state, 'exit'),
    ...withoutEach('invoke', state, 'invoke'),
    ...withoutEach('tag', state, 'tags'),
    ...otherInitials(state),
    ...withoutOutput(state),
  ]);

/** A mutant may go round in circles: after so many steps at once it is broken. */
const mostIterations = 100;

/** The chart with one edit made. */
export function broken(
  { config, implementations }: AnyStateMachine,
  { place, change }: Edit,
): AnyStateMachine {
  const changed = wholeConfig(config);
  change(partAt(changed, place) as never); // The part that the edit was made for.
  const options = { ...(changed['options'] as object | undefined), maxIterations: mostIterations };
  return createMachine({ ...changed, options }, implementations);
}

type Delay = number | ((...given: never[]) => number);
const scaled = (delay: Delay, factor: number): Delay =>
  typeof delay === 'number' ? delay * factor : (...given) => delay(...given) * factor;

/** A mutant that is made when it is needed. */
type Recipe = { name: string; make: () => AnyStateMachine };

/** Each delay a tenth as long, and ten times. */
function delayRecipes(machine: AnyStateMachine): Recipe[] {
  // XState types delays as unknown here.
  const delays = Object.entries(machine.implementations.delays as Record<string, Delay>);
  return delays.flatMap(([name, delay]) =>
    (
      [
        [0.1, 'a tenth'],
        [10, 'tenfold'],
      ] as const
    ).map(([factor, called]) => ({
      name: `${machine.id}: delay ${name}: ${called}`,
      // `provide` knows the delays of no machine in particular.
      make: () => machine.provide({ delays: { [name]: scaled(delay, factor) } } as never),
    })),
  );
}

function kindsOf({ implementations: { actions } }: AnyStateMachine): KindOf {
  return (action) => {
    const found: unknown = actions[nameOf(action)];
    // XState marks its own actions with their type.
    return typeof found === 'function' && 'type' in found ? String(found.type) : 'effect';
  };
}

const recipesOf = (machine: AnyStateMachine): Recipe[] => [
  ...editsOf(wholeConfig(machine.config), kindsOf(machine)).map((one) => ({
    name: one.name,
    make: () => broken(machine, one),
  })),
  ...delayRecipes(machine),
];

/** The chart broken in every way: each transition, guard, action, call, tag, beginning and delay of it, one at a time. */
export function* mutantsOf(machine: AnyStateMachine): Generator<Mutant> {
  for (const { name, make } of recipesOf(machine)) yield { name, machine: make() };
}

/** The names of all of them. */
export const mutantNamesOf = (machine: AnyStateMachine): string[] =>
  recipesOf(machine).map(({ name }) => name);

/** The one of a name; null if there is none. */
export const mutantOf = (machine: AnyStateMachine, name: string): AnyStateMachine | null =>
  recipesOf(machine)
    .find((recipe) => recipe.name === name)
    ?.make() ?? null;

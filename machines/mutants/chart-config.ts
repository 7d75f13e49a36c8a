/** A part of the configuration of a chart, as it was written down. */
export type Tree = { [key: string]: unknown };
/** The way from the root of a configuration to one of its parts. */
export type Place = readonly (string | number)[];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy that can be changed; what is no plain object or list, such as a function, is shared. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : [value].filter((item) => item !== undefined);
const treesOf = (value: unknown): [string, Tree][] =>
  Object.entries(value ?? {}).filter((entry): entry is [string, Tree] => isTree(entry[1]));

/** A transition in full: its targets and actions are lists. */
function wholeTransition(value: unknown): Tree {
  const given = isTree(value) ? value : { target: value };
  const lists = (['target', 'actions'] as const).filter((name) => given[name] !== undefined);
  return { ...given, ...Object.fromEntries(lists.map((name) => [name, listOf(given[name])])) };
}
const wholeTransitions = (value: unknown) => listOf(value).map(wholeTransition);

function wholeInvoke(invoke: Tree): Tree {
  const answers = ['onDone', 'onError', 'onSnapshot'].filter((name) => name in invoke);
  return { ...invoke, ...Object.fromEntries(answers.map((name) => [name, wholeTransitions(invoke[name])])) };
}

const mapped = (tree: unknown, map: (part: unknown) => unknown) =>
  Object.fromEntries(Object.entries(tree ?? {}).map(([key, part]) => [key, map(part)]));

/** How the parts of a state are written in full. */
const whole: Record<string, (value: unknown) => unknown> = {
  on: (on) => mapped(on, wholeTransitions),
  after: (after) => mapped(after, wholeTransitions),
  always: wholeTransitions,
  onDone: wholeTransitions,
  invoke: (invoke) => listOf(invoke).filter(isTree).map(wholeInvoke),
  entry: listOf,
  exit: listOf,
  tags: listOf,
  states: (states) => mapped(states, (state) => (isTree(state) ? wholeState(state) : state)),
};

function wholeState(state: Tree): Tree {
  const parts = Object.entries(state).map(([name, part]): [string, unknown] => [
    name,
    whole[name]?.(part) ?? part,
  ]);
  return Object.fromEntries(parts);
}

/** A copy of a chart's configuration in which whatever may be one or many is a list. */
export function wholeConfig(config: object): Tree {
  // A copy of an object is one.
  return wholeState(copyOf(config) as Tree);
}

/** The part of a configuration that stands at a place. */
export function partAt(config: Tree, place: Place): unknown {
  return place.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isTree(part) ? part[key] : undefined;
  }, config);
}

/** A state of a configuration: its id as xstate makes it, its names from the root on, and where it stands. */
export type StateAt = { id: string; path: readonly string[]; place: Place; state: Tree };

/** Every state of a configuration, the root first. */
export function statesOf(config: Tree): StateAt[] {
  const within = ({ path, place, state }: Omit<StateAt, 'id'>): StateAt[] => [
    { id: [String(config['id']), ...path].join('.'), path, place, state },
    ...treesOf(state['states']).flatMap(([name, inner]) =>
      within({ path: [...path, name], place: [...place, 'states', name], state: inner }),
    ),
  ];
  return within({ path: [], place: [], state: config });
}

/** The transitions of a state for one event, in the order in which they are tried. */
export type Choices = { event: string; place: Place; transitions: readonly Tree[] };

/** Every list of transitions of a state. */
export function choicesOf({ state, place }: StateAt): Choices[] {
  const at = (event: string, ...keys: Place): Choices => ({
    event,
    place: [...place, ...keys],
    // The whole configuration has lists of transitions here.
    transitions: partAt(state, keys) as Tree[],
  });
  const invokes = listOf(state['invoke']).filter(isTree);
  return [
    ...Object.keys(state['on'] ?? {}).map((event) => at(event, 'on', event)),
    ...Object.keys(state['after'] ?? {}).map((delay) => at(`after ${delay}`, 'after', delay)),
    ...['always', 'onDone'].filter((name) => name in state).map((name) => at(name, name)),
    ...invokes.flatMap((invoke, index) =>
      ['onDone', 'onError', 'onSnapshot']
        .filter((name) => name in invoke)
        .map((name) => at(`${String(invoke['id'] ?? invoke['src'])} ${name}`, 'invoke', index, name)),
    ),
  ];
}

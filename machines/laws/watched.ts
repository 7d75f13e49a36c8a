import type { AnyMachineSnapshot } from 'xstate';
import type { Joint } from '../exploration/beside.ts';
import type { System } from '../exploration/system.ts';

type Kind =
  | 'context'
  | 'state'
  | 'tag'
  | 'calls'
  | 'takes'
  | 'runs'
  | 'fault'
  | 'browser'
  | 'effects'
  | 'view';
export type Root = System | Joint;

/** What a law has read of a chart, or of what is around them. */
export type Question = { of: string; kind: Kind; name: string; read: (root: Root) => unknown };

export type Note = (question: Question) => void;
type Reading = { note: Note; /** Whether all that is asked for in one sentence is asked. */ isAll: boolean };

const chartIn = (root: Root, of: string): AnyMachineSnapshot | undefined => {
  const known: Readonly<Record<string, unknown>> =
    'view' in root ? { ...root.view.system, ...root.charts } : root;
  // Charts by their names, in both.
  return known[of] as AnyMachineSnapshot | undefined;
};

/** Passes on what is asked of an object, and says so first. */
const overheard = <Target extends object>(target: Target, answer: (key: string) => unknown): Target =>
  new Proxy(target, {
    get: (_, key) => (typeof key === 'string' ? answer(key) : Reflect.get(target, key)),
  });

const textOf = (name: unknown): string => {
  if (typeof name === 'string') return name;
  const [entry] = Object.entries(name ?? {});
  return entry ? `${entry[0]}.${textOf(entry[1])}` : '';
};

function watchedChart(chart: AnyMachineSnapshot, of: string, { note, isAll }: Reading): AnyMachineSnapshot {
  const ask = (kind: Kind, name: string, read: (own: AnyMachineSnapshot) => unknown) =>
    note({
      of,
      kind,
      name,
      read: (root) => {
        const own = chartIn(root, of);
        return own && read(own);
      },
    });
  const context = overheard(chart.context as object, (key) => {
    if (key in chart.context) ask('context', key, (own) => (own.context as Record<string, unknown>)[key]);
    return Reflect.get(chart.context as object, key);
  });
  const answers: Readonly<Record<string, () => unknown>> = {
    context: () => context,
    matches: () => (state: never) => {
      ask('state', textOf(state), (own) => own.matches(state));
      return isAll || chart.matches(state);
    },
    hasTag: () => (tag: never) => {
      ask('tag', tag, (own) => own.hasTag(tag));
      return chart.hasTag(tag);
    },
    can: () => (event: { type: string }) => {
      ask('takes', event.type, (own) => own.can(event));
      return chart.can(event);
    },
    children: () => {
      ask('calls', '', (own) => Object.keys(own.children as object));
      return chart.children as unknown;
    },
  };
  return overheard(chart, (key) => (answers[key] ? answers[key]() : (Reflect.get(chart, key) as unknown)));
}

const effectsOf = ({ deeds }: Root) => deeds.map((deed) => (typeof deed === 'string' ? deed : deed.name));

const watchedCharts = <Charts extends object>(charts: Charts, reading: Reading): Charts =>
  overheard(charts, (key) => {
    const own: unknown = Reflect.get(charts, key);
    const isChart = typeof own === 'object' && own !== null && 'matches' in own;
    return isChart ? watchedChart(own as AnyMachineSnapshot, key, reading) : own;
  });

const systemOf = (root: Root): System => ('view' in root ? root.view.system : root);

function watchedSystem(system: System, reading: Reading): System {
  const charts = watchedCharts(system, reading);
  return overheard(system, (key) => {
    if (key === 'deeds') reading.note({ of: '', kind: 'effects', name: '', read: effectsOf });
    if (key !== 'browser') return Reflect.get(charts, key);
    return overheard(system.browser, (name) => {
      const read = (root: Root): unknown => Reflect.get(systemOf(root).browser, name);
      reading.note({ of: '', kind: 'browser', name, read });
      return read(system);
    });
  });
}

function watchedJoint(joint: Joint, reading: Reading): Joint {
  const charts = watchedCharts(joint.charts, reading);
  const view = overheard(joint.view, (name) => {
    if (name === 'system') return watchedSystem(joint.view.system, reading);
    const read = (root: Root): unknown => ('view' in root ? Reflect.get(root.view, name) : null);
    reading.note({ of: '', kind: 'view', name, read });
    return read(joint);
  });
  return overheard(joint, (key) => {
    if (key === 'charts') return charts;
    if (key === 'view') return view;
    if (key === 'deeds') reading.note({ of: '', kind: 'effects', name: '', read: effectsOf });
    return Reflect.get(joint, key);
  });
}

/** A state that notes what is asked of it. */
export const watched = <Own extends Root>(root: Own, reading: Reading): Own =>
  // A watched state is one of its own kind.
  ('view' in root ? watchedJoint(root, reading) : watchedSystem(root, reading)) as Own;

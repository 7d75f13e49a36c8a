import { assign, type AnyStateMachine } from 'xstate';
import { partAt, statesOf, wholeConfig, type StateAt, type Tree } from './chart-config.ts';
import { broken, pathOf } from './mutants.ts';

type Planted = { name: string; chart: string; make: (machine: AnyStateMachine) => AnyStateMachine };

const chartOf = (id: string) => id.split('.')[0] ?? id;
const listIn = (part: Tree, key: string) => (part[key] ?? []) as unknown[];

function stateIn(config: Tree, id: string): StateAt {
  const found = statesOf(config).find((state) => state.id === id);
  if (!found) throw new Error(`There is no state '${id}'`);
  return found;
}

/** `change` is given the state in a configuration that may be changed. */
const inState = (id: string, name: string, change: (state: Tree, config: Tree) => void): Planted => ({
  name: `${id}${name}`,
  chart: chartOf(id),
  make: (machine) => {
    const { place } = stateIn(wholeConfig(machine.config), id);
    const whole = (config: Tree) => change(partAt(config, place) as Tree, config);
    return broken(machine, { name, place: [], change: whole });
  },
});

function addTo(state: Tree, event: string, transitions: readonly Tree[]) {
  state['on'] = { ...(state['on'] as Tree | undefined), [event]: transitions };
}

function takes(id: string, event: string, like: string): Planted {
  return inState(id, `: take ${event} as ${like}`, (state, config) => {
    const other = stateIn(config, like);
    const absolute = (target: unknown) =>
      `#${[String(config['id']), ...pathOf(String(target), other)].join('.')}`;
    const transitions = (partAt(other.state, ['on', event]) as Tree[]).map((transition) => ({
      ...transition,
      ...('target' in transition && { target: listIn(transition, 'target').map(absolute) }),
    }));
    addTo(state, event, transitions);
  });
}

const beginsAnew = (id: string, event: string) =>
  inState(id, `: take ${event} anew`, (state) =>
    addTo(state, event, [{ target: [`#${id}`], reenter: true }]),
  );

const firstOn = (state: Tree, event: string) => partAt(state, ['on', event, 0]) as Tree;

const leadsTo = (id: string, event: string, target: string) =>
  inState(id, ` | ${event} | 0: go to ${target}`, (state) => {
    firstOn(state, event)['target'] = [`#${target}`];
  });

const alsoDoes = (id: string, event: string, action: string) =>
  inState(id, ` | ${event} | 0: also do ${action}`, (state) => {
    const transition = firstOn(state, event);
    transition['actions'] = [...listIn(transition, 'actions'), action];
  });

const hasTag = (id: string, tag: string) =>
  inState(id, `: add tag ${tag}`, (state) => {
    state['tags'] = [...listIn(state, 'tags'), tag];
  });

const callsTwice = (id: string, call: string) =>
  inState(id, `: call ${call} twice`, (state) => {
    const calls = listIn(state, 'invoke') as Tree[];
    state['invoke'] = [...calls, ...calls.map((one) => ({ ...one, id: `${call}Too` }))];
  });

const leavesOut = (chart: string, action: string, key: string): Planted => ({
  name: `${chart} ${action}: leave out ${key}`,
  chart,
  make: (machine) => {
    // XState keeps what `assign` was given beside the action, and types neither here.
    const { assignment } = machine.implementations.actions[action] as unknown as {
      assignment: (...given: unknown[]) => Tree;
    };
    const without = (...given: unknown[]) =>
      Object.fromEntries(Object.entries(assignment(...given)).filter(([name]) => name !== key));
    return machine.provide({ actions: { [action]: assign(without as never) } });
  },
});

/** For laws that hold by the shape of a chart: no change that is made by rule breaks them. */
export const planted: readonly Planted[] = [
  leavesOut('navigation', 'hideExposedScreen', 'forms'),
  beginsAnew('session.expiring', 'request.unauthorised'),
  callsTwice('session.signingOut', 'signOut'),
  alsoDoes('session.signedOut.secondFactor.waiting', 'factor.cancel', 'storeToken'),
  takes('session.signedOut.idle', 'factor.prove', 'session.signedOut.secondFactor.waiting'),
  alsoDoes('session.signedOut.secondFactor.waiting', 'factor.cancel', 'forgetUsername'),
  leadsTo('terms.blocking.unticked', 'terms.accept', 'terms.blocking.accepting'),
  takes('terms.blocking.accepting', 'terms.decline', 'terms.blocking.ticked'),
  hasTag('deployment.outdated', 'lost'),
  takes('deployment.postponed', 'version.replaced', 'deployment.upToDate'),
];

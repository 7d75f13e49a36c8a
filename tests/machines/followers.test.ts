import { mapValues } from 'es-toolkit';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { momentsBeside, type Joint } from '#machines/exploration/beside.ts';
import { firstStep, nextStep } from '#machines/exploration/chart-steps.ts';
import {
  groupNames as names,
  groupOf,
  groups,
  heardBy,
  type Group,
  type GroupName,
} from '#machines/exploration/groups.ts';
import type { System } from '#machines/exploration/system.ts';
import { wholeWorld } from '#machines/exploration/world.ts';
import type { JointMoment } from '#machines/laws/groups.ts';
import { titleOf, type Law } from '#machines/laws/law.ts';
import { groupLaws } from '#machines/laws/laws.ts';
import type { ChartModel, ChartSnapshot } from '#machines/models/chart-model.ts';
import { createInbox } from '#machines/wiring-actor.ts';
import { conditions, wires } from '#machines/wiring.ts';
import { isWholeProduct } from '../support/whole-product.ts';
import { noteExploration } from './exploration.ts';
import { systemMoments } from './system-walks.ts';

const apart = ({ session, navigation, terms }: System) =>
  isWholeProduct ? [session.value, navigation.value, terms.value] : [];
const edges = mapValues(groups, (group: Group) => [
  ...momentsBeside({ world: wholeWorld, group, apart }, systemMoments()),
]);
const moments = mapValues(edges, (own) =>
  own.map(({ from, event, state }): JointMoment => ({ before: from.state, event, after: state })),
);

// Each state that was explored is one object.
const statesOf = (name: GroupName) => new Set(moments[name].map(({ before }) => before)).size;

afterAll(() => {
  for (const name of names) {
    const found = { states: statesOf(name), edges: moments[name].length };
    noteExploration(name, { suite: `${name} beside the first charts`, ...found });
  }
});

describe.each(names)('%s beside the first charts', (name) => {
  const laws: Record<string, Law<JointMoment>> = groupLaws[name];
  test.each(Object.values(laws).map((law) => [titleOf(law), law] as const))('%s', (_, { holds }) => {
    const broken = moments[name].find((moment) => !holds(moment));
    const states = ({ view, charts }: Joint) => [
      view.key,
      ...Object.values(charts).map(({ value }) => value),
    ];
    expect(broken && [states(broken.before), broken.event, states(broken.after)]).toBeUndefined();
  });

  test('[M1] no chart breaks down', () => {
    const isDown = ({ isFault, state }: (typeof edges)[GroupName][number]) =>
      isFault || Object.values(state.charts).some(({ status }) => status !== 'active');
    expect(edges[name].filter(isDown)).toEqual([]);
  });

  const models: readonly ChartModel[] = groups[name].models;
  test.each(models)('[M2] every state of the $name chart comes about', ({ name: own, machine }) => {
    const leaves = getStateNodes(machine).filter(({ type, always }) => type === 'atomic' && !always);
    const reached = new Set(
      moments[name].flatMap(({ after }) => after.charts[own]?._nodes.map(({ id }) => id) ?? []),
    );
    expect(leaves.map(({ id }) => id).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });
});

const followers = Object.values(groups).flatMap(({ models }): readonly ChartModel[] => models);
const isFollower = new Set<string>(followers.map(({ name }) => name));

test('what is explored beside the first charts says nothing to them but what a visitor may cause', () => {
  const first = new Set(['session', 'navigation', 'terms']);
  const said = wires.filter(({ from, to }) => isFollower.has(from) && first.has(to)).map(({ type }) => type);
  expect(said).toEqual(['user.retry']);
  const told = conditions.filter(({ of, to }) => first.has(to) && of.some((name) => isFollower.has(name)));
  expect(told).toEqual([]);
});

test('no group hears another', () => {
  const isAcross = (from: string, to: string) =>
    groupOf(from) !== null && groupOf(to) !== null && groupOf(from) !== groupOf(to);
  const across = [
    ...wires.filter(({ from, to }) => isAcross(from, to)).map(({ type }) => type),
    ...conditions.filter(({ of, to }) => of.some((from) => isAcross(from, to))).map(({ to }) => to),
  ];
  // The connection only asks the configuration to try again, as its button does.
  expect(across).toEqual(['configuration.retry']);
});

test.each(names)('%s is told what its row names', (name) => {
  const own = new Set<string>(groups[name].models.map((model) => model.name));
  const wired = new Set(wires.filter(({ to }) => own.has(to)).map(({ type }) => type));
  const said = moments[name].flatMap(({ event, after }) =>
    after.heard.filter((one) => one.event !== event && !wired.has(one.event.type)),
  );
  const told: readonly string[] = groups[name].told;
  expect([...new Set(said.map(({ event }) => event.type))].toSorted()).toEqual(told.toSorted());
});

describe('a chart that comes late', () => {
  const longest = 4;
  const sequences = (events: readonly AnyEventObject[], length = longest): AnyEventObject[][] =>
    length === 0
      ? [[]]
      : [[], ...events.flatMap((event) => sequences(events, length - 1).map((rest) => [event, ...rest]))];

  test.each(followers.filter(({ name }) => !['connection', 'configuration'].includes(name)))(
    '[M1] $name is where it would be had it been there',
    ({ name, machine, everyEvent, keyOf }) => {
      const start = firstStep(machine, undefined).snapshot as ChartSnapshot;
      const heard = heardBy(name);
      const events = everyEvent(start)
        .filter(({ type }) => heard.has(type))
        .filter(({ isShadowReadOnly }) => isShadowReadOnly !== false);
      const play = (played: Iterable<AnyEventObject>) =>
        keyOf(
          [...played].reduce((now, event) => nextStep(machine, now, event).snapshot as ChartSnapshot, start),
        );
      for (const sequence of sequences(events)) {
        // No two toasts are shown at the same time.
        const told = sequence.map((event, at) =>
          event.type === 'toast.shown' ? { ...event, toast: { type: 'info', at } } : event,
        );
        const inbox = createInbox();
        told.forEach((event) => inbox.hold(event));
        expect([told, play(inbox.take())]).toEqual([told, play(told)]);
      }
    },
  );
});

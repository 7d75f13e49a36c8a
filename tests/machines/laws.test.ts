import { afterAll, describe, expect, test } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { keyOf } from '#machines/exploration/causes.ts';
import type { System } from '#machines/exploration/system.ts';
import { titleOf } from '#machines/laws/law.ts';
import { systemLaws, ways } from '#machines/laws/laws.ts';
import { stateName } from '#machines/models/chart-model.ts';
import { systemModels } from '#machines/models/models.ts';
import { noteExploration } from './exploration.ts';
import { systemMoments } from './system-walks.ts';

const { starts, moments } = systemMoments();
const keys = new WeakMap<System, string>();
const named = (system: System) => {
  const key = keys.get(system) ?? keyOf(system);
  keys.set(system, key);
  return key;
};
const states = new Map([
  ...moments.map(({ after }) => [named(after), after] as const),
  ...starts.map((start) => [named(start), start] as const),
]);

const byTitle = <Row extends Parameters<typeof titleOf>[0]>(table: Record<string, Row>) =>
  Object.values(table).map((row) => [titleOf(row), row] as const);

afterAll(() => {
  const suite = 'the whole portal, in every state it can reach';
  noteExploration('system', { suite, states: states.size, edges: moments.length });
});

describe('the whole portal, in every state it can reach', () => {
  test.each(byTitle(systemLaws))('%s', (_, { holds }) => {
    const broken = moments.find((moment) => !holds(moment));
    expect(broken && [named(broken.before), broken.event, named(broken.after)]).toBeUndefined();
  });

  test.each(systemModels)('[M2] every state of the $name chart comes about', ({ name, machine }) => {
    const leaves = getStateNodes(machine).filter(({ type, always }) => type === 'atomic' && !always);
    const reached = new Set([...states.values()].map((system) => stateName(system[name].value)));
    expect(leaves.map(({ path }) => path.join('.')).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  test.each(byTitle(ways))('%s', (_, { isGoal }) => {
    const sources = Map.groupBy(moments, ({ after }) => named(after));
    const reach = new Set([...states].filter(([, system]) => isGoal(system)).map(([key]) => key));
    for (const key of reach) for (const { before } of sources.get(key) ?? []) reach.add(named(before));
    expect([...states.keys()].filter((key) => !reach.has(key))).toEqual([]);
  });
});

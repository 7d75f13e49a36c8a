import { expect, test } from 'vitest';
import type { WiringDefinition } from '#contract/evidence.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { changesOf } from './diff.ts';
import type { Release } from './release.ts';

const wiring: WiringDefinition = { wires: [], conditions: [], functions: {}, files: {} };
const release = (definition: WiringDefinition): Release => ({
  charts: new Map(),
  wiring: { hash: sha256Of(definition), definition },
});

type Wires = WiringDefinition['wires'];
const [rung, looked, opened] = [
  { from: 'door', on: 'rung', to: 'house', type: 'house.wake' },
  { from: 'door', on: 'rung', to: 'house', type: 'house.look' },
  { from: 'door', on: 'opened', to: 'house', type: 'house.air' },
];
const wired = (before: Wires, after: Wires) =>
  changesOf(release({ ...wiring, wires: before }), release({ ...wiring, wires: after })).map(
    ({ name, differences }) => [
      name,
      ...differences.map((one) => [one.kind, one.change, one.name, one.before, one.after]),
    ],
  );

test('[M3] the differences of two wiring tables name a wire that is gone or new beside another between the same charts', () => {
  const name = 'door ↑ rung → house';
  expect(wired([looked], [rung, looked])).toEqual([['wiring', ['wire', 'added', name, null, 'house.wake']]]);
  expect(wired([rung, looked], [rung])).toEqual([['wiring', ['wire', 'removed', name, 'house.look', null]]]);
  expect(wired([rung], [rung, rung])).toEqual([['wiring', ['wire', 'added', name, null, 'house.wake']]]);
  const [other, third] = [
    { ...looked, type: 'house.hear' },
    { ...looked, type: 'house.bark' },
  ];
  expect(wired([rung, looked], [rung, other, third])).toEqual([
    [
      'wiring',
      ['wire', 'changed', name, 'house.look', 'house.hear'],
      ['wire', 'added', name, null, 'house.bark'],
    ],
  ]);
});

test('[M3] the differences of two wiring tables name wires of one event in another order, and no other order', () => {
  expect(wired([rung, looked, opened], [looked, opened, rung])).toEqual([
    [
      'wiring',
      [
        'wire',
        'changed',
        'door ↑ rung',
        '1. house house.wake, 2. house house.look',
        '1. house house.look, 2. house house.wake',
      ],
    ],
  ]);
  expect(wired([rung, looked, opened], [opened, rung, looked])).toEqual([['wiring']]);
});

test('[M3] the differences of two wiring tables name conditions of one chart in another order, and no other order', () => {
  const order = (...conditions: { of: string[]; to: string }[]) => ({ ...wiring, conditions });
  const [house, cat, dog] = [
    { of: ['house'], to: 'door' },
    { of: ['house', 'cat'], to: 'bell' },
    { of: ['dog'], to: 'bell' },
  ];
  const changed = (before: WiringDefinition, after: WiringDefinition) =>
    changesOf(release(before), release(after))[0]?.differences.map(({ name }) => name);
  expect(changed(order(house, cat, dog), order(cat, house, dog))).toEqual(['house ⇢']);
  expect(changed(order(house, cat, dog), order(dog, house, cat))).toEqual([]);
});

import { expect, test } from 'vitest';
import { routeRules, routes, type RouteName } from '#routes';
import { shotList } from './shot-list.ts';
import { sampleAddress } from '../support/sample-address.ts';

test('every screen has an address under which its picture can be taken', () => {
  const isKnown = (name: string) =>
    routeRules.find((rule) => rule.name === name)?.pattern.test(sampleAddress(routes, name as RouteName));
  expect(Object.keys(routes).filter((name) => !isKnown(name))).toEqual([]);
});

test('no two pictures have the same name', () => {
  const names = shotList(routes).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

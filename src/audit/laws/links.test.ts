import { expect, test } from 'vitest';
import { worldOf } from '#machines/mutants/world-mutants.ts';
import { lawsPlace } from '../place.ts';
import { lawRows } from './law-rows.ts';
import { placeOfLaw, placeOfMutant } from './links.ts';

test('[M3] what can be broken has an address, code and a chart that works alone have none', () => {
  const mutant = 'navigation.idle | location.changed | 0: unguard';
  expect(placeOfMutant(mutant)).toEqual(lawsPlace(mutant));
  expect(worldOf(mutant)).not.toBe(null);
  expect(placeOfMutant('src/portal/session.ts | a -> b')).toBe(null);
  expect(placeOfMutant('polling.waiting | polling.cancel | 0: drop')).toBe(null);
  expect(placeOfMutant('navigation.idle | location.changed | 0')).toBe(null);
});

test('[M3] the test of a law leads to where that law is broken, any other test nowhere', () => {
  const places = lawRows.map(({ suite, title }) => placeOfLaw({ suite: suite.title, title }));
  expect(places.map((place) => place?.law)).toEqual(lawRows.map(({ id }) => id));
  expect(places.filter((place) => place === null || worldOf(place.mutant ?? '') === null)).toEqual([]);
  expect(placeOfLaw({ suite: 'the session', title: '[S1] asks' })).toBe(null);
});

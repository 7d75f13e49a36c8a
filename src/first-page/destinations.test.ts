import { expect, test } from 'vitest';
import { destinationsOf, destinationsOfUnknown } from './destinations.ts';

test('[A3] [G4] [G5] [G6] the table of the first page leads where the navigation chart does', () => {
  const names = ['register', 'verify', 'publicOfferWall', 'liveOfferDetails'];
  expect(names.map((name) => Object.values(destinationsOf(name)))).toEqual([
    ['register', 'dashboard'],
    ['verify', 'verify'],
    ['publicOfferWall', 'offerWall'],
    ['login', 'liveOfferDetails'],
  ]);
  expect(destinationsOfUnknown()).toEqual({ signedOut: 'login', signedIn: 'dashboard' });
});

import { Star } from 'lucide-react';
import { expect, test } from 'vitest';
import { findEntries, firstEntries, prepare, type Entry } from './find.ts';

const entry = (kind: Entry['kind'], label: string, number?: number): Entry => ({
  id: `${kind} ${number ?? label}`,
  kind,
  label,
  icon: Star,
  run: () => undefined,
  ...(number === undefined ? {} : { number }),
});
const words = { nameOf: (kind: string) => kind, moreOf: (count: number) => `${count} more` };
const entries = prepare([
  entry('pages', 'Dashboard'),
  entry('actions', 'Sign out'),
  entry('offers', 'Lumen VPN', 48213),
  entry('offers', 'Sonar Music', 48),
  ...Array.from({ length: 9 }, (_, index) => entry('links', `Newsletter ${index}`, 100 + index)),
]);
const found = (typed: string) =>
  findEntries(entries, typed, words).map(({ id, items, more }) => [
    id,
    items.map(({ label }) => label),
    more,
  ]);

test('[A5] an ID finds what has it before what only begins with it', () => {
  expect(found('48')).toEqual([['offers', ['Sonar Music', 'Lumen VPN'], null]]);
  expect(found('#48213')).toEqual([['offers', ['Lumen VPN'], null]]);
});

test('[A5] the kind with the best fit comes first, and says how many it does not show', () => {
  expect(found('s')).toEqual([
    ['actions', ['Sign out'], null],
    ['offers', ['Sonar Music'], null],
  ]);
  expect(found('news')).toEqual([
    ['links', Array.from({ length: 6 }, (_, index) => `Newsletter ${index}`), '3 more'],
  ]);
  expect(found('nothing like it')).toEqual([]);
});

test('[A5] what was chosen last stands first and once', () => {
  const first = firstEntries(entries, {
    recent: ['offers 48213', 'actions Sign out', 'gone'],
    recentName: 'recent',
    nameOf: words.nameOf,
  });
  expect(first.map(({ id, items }) => [id, items.map(({ label }) => label)])).toEqual([
    ['recent', ['Lumen VPN', 'Sign out']],
    ['pages', ['Dashboard']],
  ]);
});

import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { isolated, listed } from './direction.ts';
import { activateLocale } from './i18n.ts';

const name = 'شركة النور 24';
// First strong isolate, and its end (UAX 9).
const alone = `\u2068${name}\u2069`;

test('[A9] [A12] what is inserted in a text from right to left is isolated, other texts stay as they are', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await activateLocale('en');
  const id = 'paused';
  i18n.load('en', { [id]: [['count'], ' of ', ['name'], ' paused'] });
  expect(i18n._(id, { count: 2, name })).toBe(`2 of ${alone} paused`);
  expect(i18n.t({ id, values: { count: 2, name } })).toBe(`2 of ${alone} paused`);
  expect(i18n._(id, { count: 2, name: 'Lumen' })).toBe('2 of Lumen paused');
  expect(i18n._(id, { count: 2, name: 'שלום' })).toBe('2 of \u2068שלום\u2069 paused');
});

test('[A9] a list of names has each in its own order', () => {
  expect(listed(['Lumen', name, 'Kestrel'])).toBe(`Lumen, ${alone}, Kestrel`);
  expect(isolated(alone)).toBe(alone);
  expect([isolated(''), isolated('Łódź – “x”')]).toEqual(['', 'Łódź – “x”']);
});

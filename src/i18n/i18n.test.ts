import { i18n } from '@lingui/core';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  activateLocale,
  chooseLocale,
  currentLocale,
  initialLocale,
  loadScreenTexts,
  onOtherLocale,
} from './i18n.ts';

let renders = 0;
i18n.on('change', () => {
  renders += 1;
});

const inEnglish = () => {
  vi.stubGlobal('document', { documentElement: {} });
  return activateLocale('en');
};

beforeEach(async () => {
  await inEnglish();
  renders = 0;
});

// Other files may share these texts.
afterAll(inEnglish);

const count = () => Object.keys(i18n.messages).length;

test('[A12] texts of a section that is opened render nothing anew, nor do those that are there', async () => {
  // As a variable, or it would be a text of the catalogues.
  const missed = 'a text of no section';
  i18n._(missed);
  await activateLocale('en');
  renders = 0;
  const before = count();
  await loadScreenTexts('dashboard');
  const first = count();
  await loadScreenTexts('dashboard');
  await loadScreenTexts('offers');
  expect([first > before, count() > first, renders]).toEqual([true, true, 0]);
});

test('[A12] what stands there without its text gets it once that has loaded', async () => {
  // As a variable, or it would be a text of the catalogues.
  const missing = 'a text of the profile';
  i18n._(missing);
  await loadScreenTexts('profile');
  await loadScreenTexts('analytics');
  expect(renders).toBe(1);
});

test('[A12] a section opened while the language changes has its texts in the new one', async () => {
  const changed = activateLocale('de');
  await Promise.all([changed, loadScreenTexts('postbacks')]);
  const texts = count();
  await activateLocale('de');
  expect(count()).toBe(texts);
});

test('[A12.b] [A12.c] English is the default; a choice is kept on the device', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { languages: ['fr'] });
  expect(initialLocale()).toBe('en');
  await chooseLocale('de');
  expect(initialLocale()).toBe('de');
  await activateLocale('en');
  expect(initialLocale()).toBe('de');
  vi.unstubAllGlobals();
});

test('[A12] another language is said once, further texts of the same one are not', async () => {
  const said = vi.fn<() => void>();
  onOtherLocale(said);
  await loadScreenTexts('profile');
  expect(said).not.toHaveBeenCalled();
  await activateLocale('de');
  await loadScreenTexts('analytics');
  expect([said.mock.calls.length, currentLocale()]).toEqual([1, 'de']);
});

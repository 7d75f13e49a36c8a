import { expect, test } from 'vitest';
import { spokenOf } from './locales.ts';

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE-CH'], 'de'],
  [['fr-FR', 'de-DE', 'en'], 'de'],
  [['en-US', 'de'], 'en'],
  [['den', 'fr'], null],
  [[], null],
])('[A12] of a browser that speaks %j the portal speaks %j', (languages, locale) => {
  expect(spokenOf(languages)).toBe(locale);
});

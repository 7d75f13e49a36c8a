import { expect, test } from 'vitest';
import { languageOf } from './accept-language.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['de;q=0.1, en;q=0.9', 'en'],
  ['en;q=0, de;q=0.5', 'de'],
  ['de;q=0', 'en'],
  ['fr, DE;q=0.2', 'de'],
  ['fr,it', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('[A12] %j asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

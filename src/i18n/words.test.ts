import { expect, test } from 'vitest';
import { codeAsWords } from './words.ts';

test.each([
  ['archived', 'Archived'],
  ['not_yet-live', 'Not yet live'],
  ['ON_HOLD', 'ON HOLD'],
  ['änderung', 'Änderung'],
  ['_', '–'],
  ['', '–'],
])('[P4] the code %j reads %j', (code, words) => {
  expect(codeAsWords(code)).toBe(words);
});

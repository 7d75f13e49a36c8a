import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { freeText } from './wire.ts';

test.each([
  ['a,b', 'a%2Cb'],
  ['100%', '100%25'],
  ['', '-'],
  ['-', '%2D'],
  ['a-b', 'a-b'],
])('[O10] the text %j is the item %j of a list', (text, written) => {
  expect(freeText.write(text)).toBe(written);
});

test('[O10] every text survives being an item of a list', () => {
  assert(
    property(string(), (text) => {
      expect(freeText.write(text)).not.toContain(',');
      expect(freeText.write(text)).not.toBe('');
      expect(freeText.read(freeText.write(text))).toBe(text);
    }),
  );
});

import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { figureOrText, withoutFormula } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['Kestrel = good', 'Kestrel = good'],
  ["'=1", "'=1"],
  ['', ''],
])('%j is no formula as %j', (text, written) => {
  expect(withoutFormula(text)).toBe(written);
});

test.each(['-5', '+12.5 %', '-1,234.50 EUR', '-€5.00', '+1 234 567', '-3%'])('%s is a figure', (text) => {
  expect(figureOrText(text)).toBe(text);
});

test.each(['-1+1', '+cmd|x', '-', '+EUR', '=5', '-2*3', '-5 EUROS', "-1'!A1"])('%s is none', (text) => {
  expect(figureOrText(text)).toBe(`'${text}`);
});

test('whatever is written, nothing but a figure begins as a formula', () => {
  const starts = constantFrom('=', '+', '-', '@', '\t', '＋', '', 'a', '1');
  assert(
    property(starts, string({ unit: 'grapheme' }), (start, rest) => {
      expect(withoutFormula(start + rest)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { figureOrText, withoutFormula } from './formulas.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1', "'＝1"],
  ['\n=1', "'\n=1"],
  ['  =1', "'  =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B@SUM(A1)', "'\u200B@SUM(A1)"],
  ['\uFEFF\u2060-1', "'\uFEFF\u2060-1"],
  ['\u3164+1', "'\u3164+1"],
  ['\u0000=1', "'\u0000=1"],
  [' \u00A0', ' \u00A0'],
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

const unseen = array(
  constantFrom('', ' ', '\t', '\n', '\r', '\u00A0', '\u200B', '\u2060', '\uFEFF', '\u00AD', '\u3000'),
).map((parts) => parts.join(''));
const rest = string({ unit: 'grapheme' });

test('behind any blanks and unseen characters no text begins as a formula', () => {
  assert(
    property(unseen, constantFrom('=', '+', '-', '@', '＋'), rest, (before, sign, after) => {
      const text = before + sign + after;
      expect(withoutFormula(text)).toBe(`'${text}`);
    }),
  );
});

test('a text that begins with a letter or a figure stays as it was', () => {
  assert(
    property(constantFrom('', ' ', '\u00A0', '\u200B'), constantFrom('a', '1'), rest, (...parts) => {
      expect(withoutFormula(parts.join(''))).toBe(parts.join(''));
    }),
  );
});

import { expect, test } from 'vitest';
import {
  addressOf,
  addressParts,
  fillingOf,
  typedParts,
  unknownMacros,
  warningsOf,
  withExamples,
} from './built-address.ts';

test('[O5] values are encoded once, macros stay as they are, empty parameters are left out', () => {
  const parts = addressParts('https://t.example/g/1/4?sub1=old', {
    sub1: 'a b&c',
    sub2: '',
    sub3: 'x-{click_id}-ü',
  });
  expect(addressOf(parts)).toBe('https://t.example/g/1/4?sub1=a%20b%26c&sub3=x-{click_id}-%C3%BC');
  expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'https://t.example/g/1/4'],
    ['name', '?sub1='],
    ['value', 'a%20b%26c'],
    ['name', '&sub3='],
    ['value', 'x-'],
    ['macro', '{click_id}'],
    ['value', '-%C3%BC'],
  ]);
});

test('[O5] a link without parameters is its address', () => {
  expect(addressOf(addressParts('https://t.example/g/1/4', { sub1: '' }))).toBe('https://t.example/g/1/4');
});

test.each([
  ['plain', []],
  ['{click_id}', []],
  ['{nosuch}', ['unknownMacro']],
  ['${nosuch}', []],
  ['%%SOURCE%%', []],
  ['%7Bclick_id%7D', ['encoded']],
  ['{click id}', ['braces', 'spaces']],
  ['{click_id', ['braces']],
  ['a b', ['spaces']],
])('[O5] what is probably a mistake in %j', (value, warnings) => {
  expect(warningsOf(value, new Set(['{click_id}']))).toEqual(warnings);
});

test('[O5] each unknown macro is named once', () => {
  expect(unknownMacros('{a}-{b}-{a}-%%C%%-${d}', new Set(['{b}']))).toEqual(['{a}']);
});

test('[O5] macros are filled in in all three spellings, but for those that the network does not know', () => {
  const known = new Set(['{a}']);
  expect(
    ['a', '{a}', '${a}', '%%A%%', '{a', 'x{a}', '#{b}', '{a}{b}'].map((value) => fillingOf(value, known)),
  ).toEqual(['fixed', 'filled', 'filled', 'filled', 'fixed', 'filled', 'unknown', 'partly']);
});

test('[O5] a sample has examples in place of the macros that are known', () => {
  const known = [{ macro: '{source}', example: '$& shop' }];
  expect(withExamples({ a: 'x-{source}-{other}', b: '{source}{source}' }, known)).toEqual({
    a: 'x-$& shop-{other}',
    b: '$& shop$& shop',
  });
});

test('[O5] what is typed is told apart where it stands', () => {
  expect(typedParts('')).toEqual([]);
  expect(typedParts('a-{b}%%C%%')).toEqual([
    { at: 0, text: 'a-', variant: 'plain' },
    { at: 2, text: '{b}', variant: 'macro' },
    { at: 5, text: '%%C%%', variant: 'macro' },
  ]);
});

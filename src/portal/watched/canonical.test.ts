import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, canonical, sha256Of } from './canonical.ts';

const text = '{"a":[3,{"x":null,"y":"(function)"},1],"aa":2,"b":{"c":"ü","d":true,"e":0}}';
const inAnotherOrder = {
  b: { d: true, e: 0, c: 'ü' },
  left: undefined,
  aa: 2,
  a: [3, { y: () => 'a function', x: null }, 1],
};

test('[M3] has its keys in the order of their letters, lists in their own, and no blanks', () => {
  expect(canonical(inAnotherOrder)).toBe(text);
  expect([canonical('a'), canonical(null), canonical([])]).toEqual(['"a"', 'null', '[]']);
});

test('[M3] is hashed as UTF-8', () => {
  expect(Buffer.from(bytesOf(inAnotherOrder))).toEqual(Buffer.from(text, 'utf8'));
  expect(sha256Of(inAnotherOrder)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

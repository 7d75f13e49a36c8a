import { expect, test } from 'vitest';
import { readTurned, writeTurned } from './pivot-shape.ts';

test('[L7] [O10] groups that were turned over are read from an address as they were written, whatever their names hold', () => {
  const ids = ['48213', '48213\u0000DE', 'a,b&g=c', '100 %', 'Köln', '', '\u0000\u0000other'];
  const address = new URLSearchParams([['turned', writeTurned(ids)]]);
  expect([...readTurned(new URLSearchParams(String(address)).get('turned'))]).toEqual(ids);
  expect(readTurned(null)).toEqual(new Set());
});

import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { callWords } from './call-words.ts';

test('[M4] every call that writes has its words', () => {
  const calls = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]); // `resource()` has named each.
  const writing = calls.filter(({ method }) => method !== 'GET');
  const names = writing.map(({ resource, operation }) => `${resource}.${operation}`);
  expect(names.filter((name) => !(name in callWords))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { rounds, unpressed } from './presses.ts';

const resources: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
const writing = Object.entries(resources).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, { method }]) => (method === 'GET' ? [] : [`${resource}.${name}`])),
);
const pressed = Object.values(rounds).flatMap(({ visits }) =>
  visits.flatMap(({ presses }) => presses.map(({ call }) => call)),
);

test('[P2] every call that changes something has its button pressed too often, or no button', () => {
  expect([...new Set<string>(pressed), ...Object.keys(unpressed)].toSorted()).toEqual(writing.toSorted());
});

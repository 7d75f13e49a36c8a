import { beforeEach, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork } from '../api/network.ts';
import { serverAttacks } from './attacks.ts';
import { triesOf, type Target } from './attack.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});
let target: Target;
beforeEach(() => {
  const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
  target = { url: network.url, advance, isWhole: false };
});

test.each(serverAttacks)('$name: $bound', { timeout: 60_000 }, async ({ run }) => {
  const found = await run(target);
  expect(found.broken).toEqual([]);
  expect(triesOf(found)).toBeGreaterThan(5);
});

import { countInMemory } from '#server/auth/limit-counters.ts';
import { createLimits } from '#server/auth/limits.ts';
import { systemClock } from '#server/clock.ts';
import { printTable } from './table.ts';

const sizes = [1000, 100_000, 1_000_000];
const tries = 20_000;
const batch = 1000;

const addressOf = (index: number) =>
  [0, 1, 2, 3].map((nth) => Math.floor(index / 256 ** (3 - nth)) % 256).join('.');

/** Microseconds a try: the median of batches. */
async function costOf(attempt: (index: number) => Promise<unknown>) {
  const costs: number[] = [];
  for (let from = 0; from < tries; from += batch) {
    const started = performance.now();
    for (let index = from; index < from + batch; index += 1) await attempt(index);
    costs.push(((performance.now() - started) * 1000) / batch);
  }
  return (costs.toSorted((a, b) => a - b)[costs.length / 2] ?? 0).toFixed(1);
}

const megabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
};

const rows = [];
for (const size of sizes) {
  const before = megabytes();
  const counter = countInMemory();
  const limits = createLimits(systemClock, counter);
  const keys = () => counter.dump().storage.length;
  const attempt = (address: string) =>
    limits.spend('signInFromAddress', { address }).then(
      () => true,
      () => false,
    );
  for (let index = 0; index < size; index += 1) await attempt(addressOf(index));
  const memory = megabytes() - before;
  const known = await costOf((index) => attempt(addressOf((index * 49) % size)));
  const added = await costOf((index) => attempt(addressOf(size + index)));
  const attacker = '203.0.113.1';
  while (await attempt(attacker));
  const full = keys();
  // As signing in does: the address first, and the account only while the address may.
  const refused = await costOf(async (index) => {
    if (await attempt(attacker)) await limits.spend('signInOfAccount', { account: index, address: attacker });
  });
  rows.push([size, known, added, refused, keys() - full, memory.toFixed(0)]);
}
printTable(`Attempts counted in memory, ${tries} tries each`, [
  ['keys', 'known key, µs', 'new key, µs', 'over its limit, µs', 'keys added over it', 'memory, MB'],
  ...rows,
]);
process.exit(0);

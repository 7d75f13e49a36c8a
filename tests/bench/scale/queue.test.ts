import { expect, it } from 'vitest';
import { coresFor, simulate } from './queue.ts';

const hour = { publishers: 2000, thinking: 20, screens: [{ share: 1, calls: [0.01] }], seconds: 400 };

it('a line for one core waits as the formula of M/M/1 says', () => {
  // 50 calls a second of 10 ms: half busy, twice as long as without waiting.
  const { perSecond, load, p50 } = simulate({ ...hour, publishers: 1000, cores: 1 });
  expect(Math.round(perSecond / 5)).toBe(10);
  expect(load).toBeCloseTo(0.5, 1);
  expect(p50).toBeCloseTo(0.02 * Math.log(2), 2);
});

it('the fewest cores are those with which the limit holds and one fewer does not', () => {
  const { cores, p99, load } = coresFor(hour, 0.1);
  expect(p99).toBeLessThanOrEqual(0.1);
  expect(load).toBeLessThan(0.8);
  const fewer = simulate({ ...hour, cores: cores - 1 });
  expect(fewer.p99 > 0.1 || fewer.load >= 0.8).toBe(true);
});

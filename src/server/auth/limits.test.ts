import { describe, expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import { countInMemory } from './limit-counters.ts';
import { createLimits, type Limits } from './limits.ts';

type LimitName = Parameters<Limits['spend']>[0];

type Key = Parameters<Limits['spend']>[1];

const most = {
  signInFromAddress: [200, 600],
  signInOfAccount: [20, 600],
  oneTimeToken: [60, 600],
  refresh: [60, 600],
  resetFromAddress: [60, 3600],
  resetOfAccount: [5, 3600],
  newPassword: [20, 600],
  verification: [60, 600],
  secondFactor: [10, 900],
  factorOfSession: [10, 900],
  passkeyFromAddress: [200, 600],
  register: [30, 3600],
  program: [600, 60],
  postbackTest: [30, 60],
  inquiry: [60, 3600],
  preview: [60, 600],
  errorLog: [240, 60],
  transitionCounts: [240, 60],
} satisfies Record<Exclude<LimitName, 'signInFromElsewhere'>, readonly [attempts: number, seconds: number]>;
// The keys are those of the table.
const names = Object.keys(most) as (keyof typeof most)[];
const ann = { account: 'ann' };
const bob = { account: 'bob' };

const opened = () => {
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const limits = createLimits(clock, countInMemory());
  /** How the next attempt ends: null, or the seconds that it is told to wait. */
  const next = async (name: LimitName, key: Key = ann) => {
    try {
      await limits.spend(name, key);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect([error.code, error.status]).toEqual(['TOO_MANY_REQUESTS', 429]);
      return Number(error.headers['retry-after']);
    }
  };
  const spend = async (name: LimitName, times: number, key: Key = ann) => {
    const waits = [];
    for (let time = 0; time < times; time += 1) waits.push(await next(name, key));
    return waits;
  };
  return { clock, limits, next, spend };
};
const nulls = (count: number) => Array.from({ length: count }, () => null);

describe('[E7] attempts', () => {
  test.each(names)('%s are counted until their time is over', async (name) => {
    const { clock, next, spend } = opened();
    const [attempts, seconds] = most[name];
    expect(await spend(name, attempts)).toEqual(nulls(attempts));
    expect(await next(name)).toBe(seconds);
    clock.advance(seconds * 1000 - 1);
    expect(await next(name)).toBe(1);
    clock.advance(1);
    expect(await next(name)).toBeNull();
  });

  test('are counted for each key and kind', async () => {
    const { next, spend } = opened();
    await spend('resetOfAccount', 5);
    expect([
      await next('resetOfAccount'),
      await next('resetOfAccount', bob),
      await next('resetOfAccount', { ...ann, address: '192.0.2.1' }),
      await next('newPassword'),
    ]).toEqual([3600, null, null, null]);
  });

  test('are refunded one at a time, or all at once; what was never counted stays so', async () => {
    const { limits, next, spend } = opened();
    await spend('resetOfAccount', 5);
    await limits.refund('resetOfAccount', ann);
    expect([await next('resetOfAccount'), await next('resetOfAccount')]).toEqual([null, 3600]);
    await limits.forget('resetOfAccount', ann);
    expect(await spend('resetOfAccount', 6)).toEqual([...nulls(5), 3600]);
    await limits.forget('resetOfAccount', bob);
    expect(await spend('resetOfAccount', 6, bob)).toEqual([...nulls(5), 3600]);
  });

  test('at once are counted one by one', async () => {
    const { next } = opened();
    const waits = await Promise.all(Array.from({ length: 50 }, () => next('newPassword')));
    expect(waits.filter((wait) => wait === null)).toHaveLength(20);
  });
});

describe('[E7] an address is counted', () => {
  test.each([
    { how: 'of IPv6 by its /64', pair: ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'], wait: 3600 },
    { how: 'of IPv6 apart from the next /64', pair: ['2001:db8:1:2::1', '2001:db8:1:3::1'], wait: null },
    { how: 'of IPv4 by itself', pair: ['192.0.2.1', '192.0.2.2'], wait: null },
    { how: 'of IPv4 however it is written', pair: ['192.0.2.1', '::ffff:192.0.2.1'], wait: 3600 },
    { how: 'that is none by its text', pair: ['here', 'there'], wait: null },
  ])('$how', async ({ pair: [first = '', second = ''], wait }) => {
    const { next, spend } = opened();
    await spend('resetOfAccount', 5, { account: 'ann', address: first });
    expect(await next('resetOfAccount', { account: 'ann', address: second })).toBe(wait);
  });
});

describe('[E7] guesses at one account from everywhere', () => {
  const elsewhere = 'signInFromElsewhere';

  test('are slowed: 30 an hour as they come, then ever fewer', async () => {
    const { clock, next, spend } = opened();
    expect(await spend(elsewhere, 30)).toEqual(nulls(30));
    const waits: number[] = [];
    const allowed: number[] = [];
    // Somebody who tries every second, to the end of the hour.
    for (let second = 0; second < 3600; second += 1) {
      const wait = await next(elsewhere);
      if (wait === null) allowed.push(second);
      else waits.push(wait);
      clock.advance(1000);
    }
    // The first attempt after each longer pause begins comes early.
    expect(allowed).toEqual([
      0, 10, 20, 30, 40, 41, 60, 120, 180, 240, 241, 300, 600, 900, 1200, 1201, 1800, 2700,
    ]);
    expect(Math.max(...waits)).toBe(899);
    expect(await spend(elsewhere, 31)).toEqual(nulls(31));
  });

  test('are slowed for each account, and what is refused slows nobody further', async () => {
    const { clock, next, spend } = opened();
    expect(await spend(elsewhere, 60)).toEqual([...nulls(31), ...Array.from({ length: 29 }, () => 10)]);
    expect(await next(elsewhere, bob)).toBeNull();
    clock.advance(10_000);
    expect([await next(elsewhere), await next(elsewhere)]).toEqual([null, 10]);
  });

  test('at once pass once for each pause', async () => {
    const { next, spend } = opened();
    await spend(elsewhere, 30);
    const waits = await Promise.all(Array.from({ length: 200 }, () => next(elsewhere)));
    expect(waits.filter((wait) => wait === null)).toHaveLength(4);
  });
});

test('a try costs as much with fifty times as many keys', { timeout: 60_000 }, async () => {
  const { limits } = opened();
  const batch = 500;
  let tried = 0;
  const spendMore = async (times: number) => {
    for (const end = tried + times; tried < end; tried += 1) {
      await limits.spend('register', { account: tried });
    }
  };
  // The fastest of ten batches: the machine does other things, too.
  const fastest = async () => {
    const took = [];
    for (let round = 0; round < 10; round += 1) {
      const started = performance.now();
      await spendMore(batch);
      took.push(performance.now() - started);
    }
    return Math.min(...took);
  };
  await spendMore(1000);
  const few = await fastest();
  await spendMore(50_000);
  expect((await fastest()) / few).toBeLessThan(5);
});

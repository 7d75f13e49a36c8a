import { describe, expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import { createLimits, type Limits } from './limits.ts';

type LimitName = Parameters<Limits['spend']>[0];

const most: Record<LimitName, readonly [attempts: number, seconds: number]> = {
  signInOfAccount: [20, 600],
  signInFromAddress: [200, 600],
  oneTimeToken: [60, 600],
  refresh: [60, 600],
  resetOfAccount: [5, 3600],
  resetFromAddress: [60, 3600],
  newPassword: [20, 600],
  verification: [60, 600],
  register: [30, 3600],
  postbackTest: [30, 60],
  preview: [60, 600],
  errorLog: [240, 60],
};
// The keys are those of the table.
const names = Object.keys(most) as LimitName[];

const opened = () => {
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const limits = createLimits(clock);
  /** How the next attempt ends: null, or the seconds that it is told to wait. */
  const next = (name: LimitName, key = 'ann') => {
    try {
      limits.spend(name, key);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      expect([error.code, error.status]).toEqual(['TOO_MANY_REQUESTS', 429]);
      return Number(error.headers['retry-after']);
    }
  };
  const spend = (name: LimitName, times: number, key = 'ann') =>
    Array.from({ length: times }, () => next(name, key));
  return { clock, limits, next, spend };
};

describe('[E7] attempts', () => {
  test.each(names)('%s are counted until their time is over', (name) => {
    const { clock, next, spend } = opened();
    const [attempts, seconds] = most[name];
    expect(spend(name, attempts).filter((wait) => wait !== null)).toEqual([]);
    expect(next(name)).toBe(seconds);
    clock.advance(seconds * 1000 - 1);
    expect(next(name)).toBe(1);
    clock.advance(1);
    expect(next(name)).toBeNull();
  });

  test('are counted for each key and kind', () => {
    const { next, spend } = opened();
    spend('resetOfAccount', 5);
    expect([next('resetOfAccount'), next('resetOfAccount', 'bob'), next('newPassword')]).toEqual([
      3600,
      null,
      null,
    ]);
  });

  test('are refunded one at a time, or all at once; what was never counted stays so', () => {
    const { limits, next, spend } = opened();
    spend('resetOfAccount', 5);
    limits.refund('resetOfAccount', 'ann');
    expect([next('resetOfAccount'), next('resetOfAccount')]).toEqual([null, 3600]);
    limits.forget('resetOfAccount', 'ann');
    expect(spend('resetOfAccount', 6)).toEqual([null, null, null, null, null, 3600]);
    limits.refund('resetOfAccount', 'bob');
    limits.forget('resetOfAccount', 'bob');
    expect(spend('resetOfAccount', 6, 'bob')).toEqual([null, null, null, null, null, 3600]);
  });

  test('of many keys are dropped when their time is over, and only then', () => {
    const { clock, next, spend } = opened();
    spend('postbackTest', 30, 'early');
    clock.advance(30_000);
    spend('postbackTest', 30, 'late');
    for (let key = 0; key <= 10_000; key += 1) next('errorLog', String(key));
    clock.advance(30_000);
    expect([next('postbackTest', 'early'), next('postbackTest', 'late')]).toEqual([null, 30]);
  });
});

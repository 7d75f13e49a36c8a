import { describe, expect, test } from 'vitest';
import { merge } from './merge.ts';

const separate = { isWhole: false, follows: { payout: 'currency' } };
const saved = { city: 'Hamburg', zip: '20095', payout: '100', currency: 'EUR' };
const base = { saved, revision: 1 };

type Change = Partial<typeof saved>;
const mergeOf = (there: Change, here: Change, together: Parameters<typeof merge>[0]['together'] = separate) =>
  merge({
    base,
    newest: { saved: { ...saved, ...there }, revision: 2 },
    present: { ...saved, ...here },
    together,
  });

describe('a three-way merge', () => {
  test('[O12] different fields: both changes stay, without a conflict', () => {
    const merged = mergeOf({ zip: '28195' }, { city: 'Bremen' });
    expect(merged.values).toEqual({ ...saved, city: 'Bremen', zip: '28195' });
    expect([merged.taken, merged.conflicts]).toEqual([['zip'], []]);
    expect(merged.base).toEqual({ saved: { ...saved, zip: '28195' }, revision: 2 });
  });

  test('[O12] the same field: only that one conflicts, and keeps conflicting', () => {
    const merged = mergeOf({ city: 'Berlin', zip: '10115' }, { city: 'Bremen' });
    expect(merged.values).toEqual({ ...saved, city: 'Bremen', zip: '10115' });
    expect(merged.conflicts).toEqual(['city']);
    expect(merged.base).toEqual({ saved: { ...saved, zip: '10115' }, revision: 1 });
  });

  test('[O12] the same change on both sides is no conflict', () => {
    const merged = mergeOf({ city: 'Bremen' }, { city: 'Bremen' });
    expect([merged.values, merged.taken, merged.conflicts]).toEqual([{ ...saved, city: 'Bremen' }, [], []]);
  });

  test('[O12] a field that follows another one is taken with it', () => {
    const merged = mergeOf({ currency: 'USD', payout: '108' }, { payout: '50', city: 'Bremen' });
    expect(merged.values).toEqual({ ...saved, city: 'Bremen', currency: 'USD', payout: '108' });
    expect(merged.conflicts).toEqual([]);
    expect(mergeOf({ currency: 'USD' }, { payout: '50' }).values.payout).toBe('100');
    expect(mergeOf({ payout: '108' }, { payout: '50' }).conflicts).toEqual(['payout']);
  });

  test('[O4] fields that belong together conflict together', () => {
    const whole = { isWhole: true, follows: {} };
    const merged = mergeOf({ zip: '28195' }, { city: 'Bremen' }, whole);
    expect([merged.values.zip, merged.conflicts, merged.base]).toEqual(['20095', ['zip'], base]);
    expect(mergeOf({ zip: '28195' }, {}, whole).conflicts).toEqual([]);
    expect(mergeOf({ zip: '28195' }, { zip: '28195' }, whole).conflicts).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readFields, readList } from './network.ts';
import { earn, idOf, paymentSteps, second } from './payment-steps.ts';

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
});

describe('terms that pay automatically', () => {
  const numbers = async () =>
    readList((await steps.list()).body, 'data.data').map((row) => [
      read(row, 'number'),
      read(row, 'is_automatic'),
    ]);

  // The clock starts on a Friday that pays weekly and every second week.
  test('[O12] pay on their day, once, from the minimum on', async () => {
    await steps.billing({ payment_terms_id: 1 });
    await earn(network.network.db, { partnerId: second.partnerId, at: steps.daysAgo(3), cents: 1 });
    const { available } = await steps.balance();
    await steps.earnEnough();
    const sum = Number(available) + 300;
    // Until Friday the last conversions of the week leave their hold.
    const { next_payout: next, refusals } = await steps.balance();
    expect([read(next, 'day'), Number(read(next, 'amount')) > sum, refusals]).toEqual([
      '2026-11-27',
      true,
      ['PAYOUT_AUTOMATIC'],
    ]);
    await steps.advance(6);
    expect(await numbers()).toEqual([]);
    await steps.advance(1);
    expect(await numbers()).toEqual([['P-0001', true]]);
    expect((await steps.balance())['requested']).toBe(read(next, 'amount'));
    const id = Number((await steps.balance())['open_payment_id']);
    for (const decision of ['approve', 'pay']) await steps.decide(id, { decision });
    await steps.earnEnough();
    await steps.advance(0);
    expect(await numbers()).toEqual([['P-0001', true]]);
    await steps.advance(7);
    expect(await numbers()).toEqual([
      ['P-0002', true],
      ['P-0001', true],
    ]);
  });

  test('[O12] pay nothing below the minimum, and nothing is due then', async () => {
    await steps.billing({ payment_terms_id: 2, min_payout_micros: 9_000_000_000 });
    expect((await steps.balance())['next_payout']).toBeNull();
    await steps.advance(14);
    expect(await numbers()).toEqual([]);
    await steps.billing({ min_payout_micros: 0, iban: null });
    expect((await steps.balance())['next_payout']).toBeNull();
    await steps.advance(14);
    expect(await numbers()).toEqual([]);
  });
});

test('[O12] another currency turns an open payment into it, and a paid one only in the balance', async () => {
  const paid = await steps.requested();
  for (const decision of ['approve', 'pay']) await steps.decide(paid, { decision });
  const before = readFields((await steps.get(paid)).body, 'data');
  await steps.earnEnough(40_001);
  const open = idOf(await steps.ask());
  const token = await network.tokenOf(second.username);
  await network.request('/publisher/v1/user-profile', { method: 'PUT', json: { currency: 'USD' }, token });
  expect(readFields((await steps.get(paid)).body, 'data')).toEqual(before);
  expect(readFields((await steps.get(open)).body, 'data')).toMatchObject({ amount: 432.01, currency: 'USD' });
  const balance = await steps.balance();
  expect(balance).toMatchObject({ currency: 'USD', requested: 432.01, available: 0 });
  // Each conversion is rounded by itself.
  expect(Number(balance['paid'])).toBeCloseTo(Number(before['amount']) * 1.08, 0);
  expect((await steps.statement('')).text).not.toContain('USD');
  for (const decision of ['approve', 'pay']) await steps.decide(open, { decision });
  expect((await steps.statement('')).text).toContain('432.01,USD');
});

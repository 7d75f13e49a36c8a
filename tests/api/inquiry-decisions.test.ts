import { omit } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { randomOf } from '#server/demo/random.ts';
import { claim, faultsOf, inquiryIn, inquirySteps, statuses } from './inquiry-steps.ts';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { codeOf, decideConversion, earn, idOf, paymentSteps, second } from './payment-steps.ts';

let network: TestNetwork;
let steps: ReturnType<typeof inquirySteps>;
/** What the balance has of older days. */
let older: number | undefined;
onFreshNetwork(async (opened) => {
  network = opened;
  steps = inquirySteps(opened);
  older = undefined;
  await earned('rejected', 41);
});

const daysAgo = (days: number) => paymentSteps(network).daysAgo(days);
const earned = (status: 'pending' | 'approved' | 'rejected', days = 20, cents = 2500) =>
  earn(network.network.db, { partnerId: second.partnerId, at: daysAgo(days), cents, status });
const conversions = () =>
  network.network.db
    .selectFrom('conversion')
    .selectAll()
    .where('partner_id', '=', second.partnerId)
    .execute();
const conversion = async (id: unknown) => (await conversions()).find((row) => row.id === id);
const dayOfSale = (days: number) => daysAgo(days).toISOString().slice(0, 10);

async function agreed() {
  const { figures, balance, log } = await steps.money();
  older ??= balance - figures;
  expect({ log, balance: balance - older }).toEqual({ log: figures, balance: figures });
  return figures;
}

describe('granting', () => {
  test.each(['rejected', 'pending'] as const)('[O10, O12] a %s conversion approves it', async (status) => {
    const before = await agreed();
    const id = await earned(status);
    const inquiry = idOf(await steps.about(id));
    const granted = inquiryIn(await steps.decide(inquiry, { decision: 'grant' }));
    expect(granted).toMatchObject({ status: 'granted', conversion_id: id });
    expect(await conversion(id)).toMatchObject({ status: 'approved', reason: null, decided_at: daysAgo(0) });
    expect((await agreed()) - before).toBe(2500);
  });

  test('[O10, O12] a missing sale books it at its day, under the last click before', async () => {
    const last = await conversion(await earned('rejected', 5));
    await earned('rejected', 1);
    const before = await agreed();
    const inquiry = idOf(await steps.open({ ...claim, happened_on: dayOfSale(4) }));
    const { conversion_id } = inquiryIn(await steps.decide(inquiry, { decision: 'grant' }));
    const booked = await conversion(conversion_id);
    expect(booked).toMatchObject({
      click_id: last?.click_id,
      ts: daysAgo(4),
      status: 'approved',
      txid: 'KM-1',
      decided_at: daysAgo(0),
    });
    expect((await agreed()) - before).toBe(Number(booked?.payout_micros) / 10_000);
    expect(booked?.payout_micros).toBeGreaterThan(0);
  });

  test('[O12] a sale that came in meanwhile is approved, not booked twice', async () => {
    const inquiry = idOf(await steps.open(claim));
    const late = await earned('rejected', 3);
    await network.network.db.updateTable('conversion').set({ txid: 'KM-1' }).where('id', '=', late).execute();
    const count = (await conversions()).length;
    expect(inquiryIn(await steps.decide(inquiry, { decision: 'grant' }))['conversion_id']).toBe(late);
    expect([(await conversions()).length, (await conversion(late))?.status]).toEqual([count, 'approved']);
    await agreed();
  });

  test('[O12] of one by several operators books it once', async () => {
    await earned('rejected', 3);
    const inquiry = idOf(await steps.open(claim));
    const count = (await conversions()).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => steps.decide(inquiry, { decision: 'grant' })),
    );
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    expect((await conversions()).length).toBe(count + 1);
    await agreed();
  });

  test('[O12] what a payment has settled is owed again, once', async () => {
    const payments = paymentSteps(network);
    const id = await payments.earnEnough();
    const payment = await payments.ask();
    for (const decision of ['approve', 'pay']) await payments.decide(idOf(payment), { decision });
    await decideConversion(network.network.db, id, { status: 'rejected', at: daysAgo(0) });
    expect((await payments.balance())['available']).toBe(-300);
    const inquiry = idOf(await steps.about(id));
    await steps.decide(inquiry, { decision: 'grant' });
    expect((await payments.balance())['available']).toBe(0);
    await agreed();
  });

  test.each<[what: string, prepare: () => Promise<{ id: number; grant?: object }>, refusal: unknown[]]>([
    [
      'a message',
      async () => ({ id: idOf(await steps.open({ kind: 'message', subject: 'A', text: 'B' })) }),
      [409, 'NOTHING_TO_DECIDE'],
    ],
    [
      'an approved conversion',
      async () => ({ id: idOf(await steps.about(await earned('approved'))) }),
      [409, 'NOTHING_TO_DECIDE'],
    ],
    [
      'a sale before every click',
      async () => ({ id: idOf(await steps.open({ ...claim, happened_on: '2025-11-25' })) }),
      [409, 'CLICK_REQUIRED'],
    ],
  ])('%s is refused, and leaves everything as it was', async (_, prepare, refusal) => {
    const { id } = await prepare();
    const before = [await agreed(), (await steps.get(id)).text];
    expect(codeOf(await steps.decide(id, { decision: 'grant' }))).toEqual(refusal);
    expect([await agreed(), (await steps.get(id)).text]).toEqual(before);
  });

  test('with a click of another publisher, or a later one, is refused by its field', async () => {
    const later = await conversion(await earned('rejected', 1));
    const id = idOf(await steps.open({ ...claim, happened_on: dayOfSale(4) }));
    const grant = (click_id: string) => steps.decide(id, { decision: 'grant', click_id });
    expect(faultsOf(await grant(`2.${later?.click_id ?? ''}`))).toEqual([422, 'click_id MAX']);
    expect(faultsOf(await grant(`1.${later?.click_id ?? ''}`))).toEqual([422, 'click_id IN']);
  });

  test('a share of the sale is of the amount, in the currency that was named', async () => {
    const { db } = network.network;
    await db
      .updateTable('offer_payout')
      .set({ amount_micros: null, percent: 10 })
      .where('offer_id', '=', 48_213)
      .execute();
    await earned('rejected', 3);
    const id = idOf(await steps.open({ ...claim, amount: '54.00', currency: 'USD' }));
    const { conversion_id } = inquiryIn(await steps.decide(id, { decision: 'grant' }));
    expect(await conversion(conversion_id)).toMatchObject({
      payout_micros: 5_000_000,
      sale_micros: 50_000_000,
    });
    const other = idOf(await steps.open({ ...omit(claim, ['amount']), transaction_id: 'KM-2' }));
    expect(faultsOf(await steps.decide(other, { decision: 'grant' }))).toEqual([422, 'amount REQUIRED']);
    const own = inquiryIn(await steps.decide(other, { decision: 'grant', amount: '80.00' }));
    expect(await conversion(own['conversion_id'])).toMatchObject({ payout_micros: 8_000_000 });
    await agreed();
  });
});

test('declining books nothing', async () => {
  const id = idOf(await steps.about(await earned('rejected')));
  const before = await agreed();
  const declined = inquiryIn(await steps.decide(id, { decision: 'decline', text: 'It was returned.' }));
  expect([declined['status'], read(declined, 'last_message.text')]).toEqual(['declined', 'It was returned.']);
  expect(await agreed()).toBe(before);
});

test('[O10, O12] grants and declines in any order leave figures, balance and log agreed', async () => {
  const next = randomOf('inquiries');
  for (let round = 0; round < 10; round += 1) {
    const days = 2 + Math.floor(next() * 17);
    const status = next() < 0.6 ? 'rejected' : 'pending';
    const id = await earned(status, days, 1 + Math.floor(next() * 9999));
    const sale = { ...claim, transaction_id: `KM-${round}`, happened_on: dayOfSale(Math.floor(next() * 20)) };
    const inquiry = idOf(next() < 0.5 ? await steps.about(id) : await steps.open(sale));
    await steps.decide(inquiry, { decision: next() < 0.7 ? 'grant' : 'decline' });
    expect(await agreed()).toBeGreaterThan(0);
  }
});

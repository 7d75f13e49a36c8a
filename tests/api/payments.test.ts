import { pick } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readFields, readList } from './network.ts';
import { codeOf, codesOf, decideConversion, earn, idOf, paymentSteps, second } from './payment-steps.ts';

const demo = 'publisher@portal.test';
const partsOf = (balance: Record<string, unknown>) =>
  pick(balance, ['pending', 'held', 'available', 'requested', 'paid']);

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
});
const plus = (amount: unknown, more: number) => Math.round((Number(amount) + more) * 100) / 100;
const parts = async () => partsOf(await steps.balance());

describe('the balance', () => {
  test('[O10, O12] of the demo is what its conversions have earned, by where it stands', async () => {
    const { releases, ...balance } = await steps.balance(demo);
    expect(balance).toEqual({
      currency: 'EUR',
      pending: 537.5,
      held: 2558.37,
      available: 136.34,
      requested: 1938.14,
      paid: 4922.17,
      minimum: 100,
      terms_id: 4,
      payment_method: 'sepa',
      payee: null,
      hold_days: 30,
      is_automatic: false,
      payout_day: '2026-11-30',
      unheld_day: '2026-11-30',
      changed_day: '2026-11-30',
      following_day: '2026-12-31',
      next_payout: { day: '2026-11-30', amount: 1938.14 },
      open_payment_id: 5,
      refusals: ['PAYOUT_OPEN', 'PAYOUT_BILLING_INCOMPLETE'],
      since: '2025-10',
    });
    const period = 'date_from=2025-12-01&date_to=2026-11-20&kpi=payout';
    const { body } = await network.request(`/publisher/v2/analytics/overview?${period}`, {
      token: await network.tokenOf(),
    });
    const held = readList({ releases }, 'releases').map((row) => Number(read(row, 'amount')));
    expect(held.reduce((all, amount) => all + amount, 0)).toBeCloseTo(2558.37, 6);
    const sum = Object.values(partsOf(balance)).reduce<number>((all, amount) => all + Number(amount), 0);
    expect(sum).toBeCloseTo(Number(read(body, 'data.current.payout')), 6);
  });

  test('[O12] of somebody without billing details says so, and holds for 30 days', async () => {
    expect(await steps.balance('operator@portal.test')).toEqual({
      currency: 'EUR',
      pending: 0,
      held: 0,
      available: 0,
      requested: 0,
      paid: 0,
      minimum: null,
      terms_id: 4,
      payment_method: null,
      payee: null,
      hold_days: 30,
      is_automatic: false,
      payout_day: '2026-11-30',
      unheld_day: '2026-11-30',
      changed_day: '2026-11-30',
      following_day: '2026-12-31',
      releases: [],
      next_payout: null,
      open_payment_id: null,
      refusals: ['PAYOUT_BILLING_INCOMPLETE', 'PAYOUT_NOTHING_AVAILABLE'],
      since: '2025-10',
    });
  });

  test('[O12] holds what was approved until so many days after the day of the conversion', async () => {
    const { db } = network.network;
    await db.deleteFrom('conversion').where('partner_id', '=', second.partnerId).execute();
    const before = await parts();
    const day = steps.daysAgo(14).toISOString().slice(0, 10);
    for (const time of ['00:00:00.000Z', '23:59:59.999Z']) {
      await earn(db, { partnerId: second.partnerId, at: new Date(`${day}T${time}`), cents: 5000 });
    }
    const held = await parts();
    expect(held).toEqual({ ...before, held: plus(before.held, 100) });
    // From noon to the last millisecond of the day, and on.
    await network.request('/__test/clock', { json: { advanceMs: 12 * 3_600_000 - 1 } });
    expect(await parts()).toEqual(held);
    await network.request('/__test/clock', { json: { advanceMs: 1 } });
    const freed = await parts();
    expect(freed).toEqual({ ...before, available: plus(before.available, 100) });
  });

  test('[O12] a late approval does not begin the hold anew', async () => {
    const { db, clock } = network.network;
    const before = await parts();
    const id = await earn(db, {
      partnerId: second.partnerId,
      at: steps.daysAgo(40),
      cents: 5000,
      status: 'pending',
    });
    expect(await parts()).toEqual({ ...before, pending: plus(before.pending, 50) });
    await decideConversion(db, id, { status: 'approved', at: clock.now() });
    expect(await parts()).toEqual({ ...before, available: plus(before.available, 50) });
  });
});

describe('a request', () => {
  test('[O12, A4] settles all that is available, and is due on the next payout day', async () => {
    await steps.earnEnough();
    const before = await steps.balance();
    expect(pick(before, ['next_payout', 'refusals', 'payout_day', 'payment_method', 'payee'])).toEqual({
      next_payout: null,
      refusals: [],
      payout_day: '2026-12-15',
      payment_method: 'swift',
      payee: 'SWIFT •••• 5432',
    });
    const answer = await steps.ask();
    const { conversions, first_day, ...made } = readFields(answer.body, 'data');
    expect(made).toEqual({
      id: idOf(answer),
      number: 'P-0001',
      partner: { id: 2, name: 'Harbour Lane Publishing' },
      status: 'requested',
      amount: before['available'],
      currency: 'EUR',
      payment_method: 'swift',
      payee: 'SWIFT •••• 5432',
      invoice_number: null,
      is_automatic: false,
      requested_at: '2026-11-20T12:00:00.000Z',
      last_day: '2026-11-05',
      approved_at: null,
      paid_at: null,
      declined_at: null,
      reason: null,
      invoice: null,
      billing_complete: true,
      withdrawn_at: null,
    });
    expect([Number(conversions) > 1, String(first_day) < '2026-11-05']).toEqual([true, true]);
    expect(await steps.balance()).toEqual({
      ...before,
      available: 0,
      requested: before['available'],
      next_payout: { day: '2026-12-15', amount: before['available'] },
      open_payment_id: idOf(answer),
      refusals: ['PAYOUT_OPEN', 'PAYOUT_NOTHING_AVAILABLE'],
    });
    const list = await steps.list();
    expect(readList(list.body, 'data.data').map((row) => read(row, 'id'))).toEqual([idOf(answer)]);
  });

  test.each<[reason: string, prepare: () => Promise<unknown>, codes: string[]]>([
    ['too little', () => steps.billing({ min_payout_micros: 250_000_000 }), ['PAYOUT_BELOW_MINIMUM']],
    ['a cent too little', () => steps.billing({ min_payout_micros: 506_610_000 }), ['PAYOUT_BELOW_MINIMUM']],
    [
      'nothing',
      () => network.network.db.deleteFrom('conversion').where('partner_id', '=', second.partnerId).execute(),
      ['PAYOUT_NOTHING_AVAILABLE'],
    ],
    ['no account', () => steps.billing({ iban: null, min_payout_micros: 0 }), ['PAYOUT_BILLING_INCOMPLETE']],
    [
      'terms of their own',
      () => steps.billing({ payment_terms_id: 2, min_payout_micros: 0 }),
      ['PAYOUT_AUTOMATIC'],
    ],
    [
      'everything at once',
      async () => {
        // A shorter hold frees something, but too little.
        await steps.requested();
        await steps.billing({ payment_terms_id: 1, bic: null });
      },
      ['PAYOUT_AUTOMATIC', 'PAYOUT_OPEN', 'PAYOUT_BILLING_INCOMPLETE', 'PAYOUT_BELOW_MINIMUM'],
    ],
  ])('[O12, E2] is refused with every reason: %s', async (_, prepare, codes) => {
    await prepare();
    const rows = () => network.network.db.selectFrom('payment').select('id').execute();
    const before = await rows();
    expect((await steps.balance())['refusals']).toEqual(codes);
    const answer = await steps.ask();
    expect([codeOf(answer), codesOf(answer)]).toEqual([[409, codes[0]], codes]);
    expect(await rows()).toEqual(before);
  });

  test('[O12] of the minimum to the cent is enough', async () => {
    const { available } = await steps.balance();
    await steps.billing({ min_payout_micros: Math.round(Number(available) * 1_000_000) });
    expect((await steps.ask()).status).toBe(200);
  });

  test('[O12] of many tabs at the same time is one', async () => {
    await steps.earnEnough();
    const answers = await Promise.all(Array.from({ length: 8 }, () => steps.ask()));
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => codesOf(answer));
    expect(made).toHaveLength(1);
    expect(refused).toEqual(refused.map(() => ['PAYOUT_OPEN', 'PAYOUT_NOTHING_AVAILABLE']));
    const [{ body } = { body: null }] = made;
    expect((await steps.balance())['requested']).toBe(read(body, 'data.amount'));
  });

  test('[O12] is one in the database too', async () => {
    await steps.requested();
    const another = network.network.db.insertInto('payment').values({
      partner_id: second.partnerId,
      number: 99,
      status: 'approved',
      is_automatic: false,
      currency: 'EUR',
      amount_micros: 1,
      requested_at: network.network.clock.now(),
    });
    await expect(another.execute()).rejects.toThrow('payment_open');
  });

  test('[O12] sent again with its key is the same', async () => {
    await steps.earnEnough();
    const key = { 'idempotency-key': 'payout-1' };
    const [one, other] = [await steps.ask(key), await steps.ask(key)];
    expect([one.status, other.status, other.text]).toEqual([200, 200, one.text]);
    expect(read((await steps.list()).body, 'data.total')).toBe(1);
  });

  test('[M4] is not an operator’s in a shadow login', async () => {
    const { body } = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
    const shadow = await network.request('/oauth/ott-token', { json: { ott } });
    const token = String(read(shadow.body, 'access_token'));
    expect(codeOf(await network.request('/publisher/v1/payments', { method: 'POST', token }))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await network.request('/publisher/v1/payments/balance', { token })).status).toBe(200);
  });

  test('[O12, A4] what was reversed after it was paid is taken off the next one', async () => {
    const { db, clock } = network.network;
    const reversed = await earn(db, { partnerId: second.partnerId, at: steps.daysAgo(20), cents: 30_000 });
    const id = idOf(await steps.ask());
    for (const decision of ['approve', 'pay']) await steps.decide(id, { decision });
    const { paid } = await steps.balance();
    await decideConversion(db, reversed, { status: 'rejected', at: clock.now() });
    expect(await steps.balance()).toMatchObject({
      available: -300,
      paid,
      refusals: ['PAYOUT_NOTHING_AVAILABLE'],
    });
    await steps.earnEnough(80_000);
    expect(read((await steps.ask()).body, 'data.amount')).toBe(500);
    // Approved after all, it is owed again.
    await decideConversion(db, reversed, { status: 'approved', at: clock.now() });
    expect(await steps.balance()).toMatchObject({ available: 300, requested: 500, paid });
  });

  test('[O12] longer terms hold nothing of what was paid', async () => {
    const { db, clock } = network.network;
    const reversed = await steps.earnEnough();
    const id = idOf(await steps.ask());
    for (const decision of ['approve', 'pay']) await steps.decide(id, { decision });
    await steps.billing({ payment_terms_id: 5 });
    await decideConversion(db, reversed, { status: 'rejected', at: clock.now() });
    expect((await steps.balance())['available']).toBe(-300);
  });

  test('[O12] a reversal does not change what an open one holds', async () => {
    const { db, clock } = network.network;
    const reversed = await steps.earnEnough();
    const answer = await steps.ask();
    await decideConversion(db, reversed, { status: 'rejected', at: clock.now() });
    const amount = read(answer.body, 'data.amount');
    expect(read((await steps.get(idOf(answer))).body, 'data.amount')).toBe(amount);
    expect(await steps.balance()).toMatchObject({ available: -300, requested: amount });
  });
});

describe('the list', () => {
  const numbers = ({ body }: { body: unknown }) =>
    readList(body, 'data.data').map((row) => read(row, 'number'));

  test('[L1, L3] of payments is paged, sorted and filtered', async () => {
    const all = await steps.list('limit=-1', demo);
    expect(readList(all.body, 'data.data')[1]).toEqual({
      id: 4,
      number: 'P-0004',
      partner: { id: 1, name: 'Kestrel Media' },
      status: 'paid',
      amount: 2240.99,
      currency: 'EUR',
      payment_method: 'paypal',
      invoice_number: 'SB-1-0003',
      is_automatic: false,
      requested_at: '2026-10-23T12:00:00.000Z',
      paid_at: '2026-10-31T12:00:00.000Z',
    });
    expect(numbers(all)).toEqual(['P-0005', 'P-0004', 'P-0003', 'P-0002', 'P-0001']);
    expect(numbers(await steps.list('limit=2&offset=1&sort=amount', demo))).toEqual(['P-0002', 'P-0005']);
    const filtered = await steps.list('status=declined,requested&limit=1', demo);
    expect([numbers(filtered), read(filtered.body, 'data.total')]).toEqual([['P-0005'], 2]);
  });

  test('[M1] is the publisher’s own; operators see everybody’s', async () => {
    expect(numbers(await steps.list())).toEqual([]);
    expect(codeOf(await steps.list('everyone=1'))).toEqual([403, 'FORBIDDEN']);
    expect(numbers(await steps.list('everyone=1', 'operator@portal.test'))).toHaveLength(5);
    expect(codeOf(await steps.get(4))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect((await steps.get(4, 'operator@portal.test')).status).toBe(200);
  });
});

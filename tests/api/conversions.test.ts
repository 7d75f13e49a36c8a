import { describe, expect, test } from 'vitest';
import { readClickId } from '#contract/tracked-ids.ts';
import { read } from './network.ts';
import { lead, none, onReports, share } from './report-steps.ts';

const { network, clickId, newClick, full, report, added } = onReports();

describe('a reported conversion', () => {
  test('is recorded, paid by its goal, and counted at once', async () => {
    const result = await added(async () => {
      const { status, body } = await report({ txid: 'T-1', amount: '99.90' });
      expect([status, read(body, 'data.status'), read(body, 'data.created')]).toEqual([200, 'pending', true]);
      const row = await network()
        .network.db.selectFrom('conversion')
        .selectAll()
        .where('id', '=', String(read(body, 'data.conversion_id')))
        .executeTakeFirstOrThrow();
      expect(row).toEqual({
        partner_id: 1,
        id: row.id,
        click_id: readClickId(clickId())?.id,
        ts: network().network.clock.now(),
        offer_id: lead.offer,
        status: 'pending',
        payout_micros: 21_000_000,
        sale_micros: 99_900_000,
        decided_at: null,
        goal: 'Lead',
        txid: 'T-1',
        kind: 'lead',
        odd_amount: null,
        reason: null,
      });
    });
    expect(result).toEqual({ ...none, conversions: 1, pending: 1, payout: 21, sale_amount: 99.9 });
  });

  test('of another goal is paid as that one, in whole cents', async () => {
    const result = await added(() => report({ goal: 'Sale', status: 'approved' }));
    expect(result).toEqual({ ...none, conversions: 1, payout: 60.01 });
  });

  test('of a share is paid out of the sale, in the currency of the publisher', async () => {
    await newClick(share);
    const sale = { amount: '108.00', status: 'approved' };
    const result = await added(() => report(sale, share.offer), share.offer);
    expect(result).toEqual({ ...none, conversions: 1, payout: 10, sale_amount: 100 });
  });

  const odd: [amount: string, sale: number, note: string][] = [
    ['', 0, 'Empty, so not used'],
    ['10,50', 10.5, 'Read as 10.5'],
    ['1.234,56', 1234.56, 'Read as 1234.56'],
    ['1,234.56', 1234.56, 'Read as 1234.56'],
    [' 10.50 ', 10.5, 'Read as 10.5'],
    ['1,234', 0, 'Not an amount, so not used'],
    ['-5', 0, 'Not an amount, so not used'],
    ['ten', 0, 'Not an amount, so not used'],
    ['9999999999', 0, 'Not an amount, so not used'],
    ['{sale_amount}', 0, 'Not an amount, so not used'],
  ];
  test.each(odd)(
    '[O7] of a fixed payout counts, an odd amount %j is stored with a note',
    async (amount, sale, note) => {
      const result = await added(async () => {
        const { status, body } = await report({ txid: `odd ${amount}`, amount });
        const reported = { value: amount, note };
        expect([status, read(body, 'data.created'), read(body, 'data.odd_amount')]).toEqual([
          200,
          true,
          reported,
        ]);
        const { odd_amount } = await network()
          .network.db.selectFrom('conversion')
          .select('odd_amount')
          .where('id', '=', String(read(body, 'data.conversion_id')))
          .executeTakeFirstOrThrow();
        expect(odd_amount).toEqual(reported);
      });
      expect(result).toEqual({ ...none, conversions: 1, pending: 1, payout: 21, sale_amount: sale });
    },
  );

  test('of a share is paid out of an amount that is written with a comma', async () => {
    await newClick(share);
    const sale = { amount: '108,00', status: 'approved' };
    const result = await added(() => report(sale, share.offer), share.offer);
    expect(result).toEqual({ ...none, conversions: 1, payout: 10, sale_amount: 100 });
  });

  test('counts with an empty status as with none, and with an amount that JSON has no number for', async () => {
    const result = await added(async () => {
      await report({ txid: 'no status', status: '' });
      await network().request('/postback', { json: { ...full({ txid: 'null' }), amount: null } });
      await network().request('/postback', { json: { ...full({ txid: 'list' }), amount: ['1', '2'] } });
    });
    expect(result).toEqual({ ...none, conversions: 3, pending: 3, payout: 63 });
  });

  test('is recorded once, however often and at once it comes', async () => {
    const result = await added(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => report({ txid: 'T-2' })));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(answers.filter(({ body }) => read(body, 'data.created') === true)).toHaveLength(1);
      expect(new Set(answers.map(({ body }) => read(body, 'data.conversion_id'))).size).toBe(1);
    });
    expect(result).toEqual({ ...none, conversions: 1, pending: 1, payout: 21 });
  });

  test('of another transaction or goal of the same click is another one', async () => {
    const result = await added(async () => {
      await report({ txid: 'T-3' });
      await report({ txid: 'T-4' });
      await report({ txid: 'T-3', goal: 'Sale' });
    });
    expect(result.conversions).toBe(3);
  });

  test('comes as a form or as JSON, too', async () => {
    const result = await added(async () => {
      const form = new URLSearchParams(full({ txid: 'form' })).toString();
      const answer = await network().request('/postback', {
        body: form,
        type: 'application/x-www-form-urlencoded',
      });
      expect(answer.status).toBe(200);
      expect(
        (await network().request('/postback', { json: { ...full({ txid: 'json' }), amount: 12.5 } })).status,
      ).toBe(200);
    });
    expect(result).toEqual({ ...none, conversions: 2, pending: 2, payout: 42, sale_amount: 12.5 });
  });

  test('counts although the publisher has paused the offer since', async () => {
    const set = (paused: boolean) =>
      network()
        .network.db.updateTable('approval')
        .set({ paused })
        .where('offer_id', '=', lead.offer)
        .execute();
    await set(true);
    expect((await added(() => report())).conversions).toBe(1);
    await set(false);
  });
});

describe('a later status', () => {
  const steps: Record<string, { statuses: string[]; at: string; result: object }> = {
    'an approved one is paid': {
      statuses: ['pending', 'approved'],
      at: 'approved',
      result: { ...none, conversions: 1, payout: 21, sale_amount: 50 },
    },
    'a rejected one is not': {
      statuses: ['pending', 'rejected'],
      at: 'rejected',
      result: { ...none, rejected: 1 },
    },
    'what was approved can be taken back': {
      statuses: ['approved', 'rejected'],
      at: 'rejected',
      result: { ...none, rejected: 1 },
    },
    'what was rejected can be approved after all': {
      statuses: ['rejected', 'approved'],
      at: 'approved',
      result: { ...none, conversions: 1, payout: 21, sale_amount: 50 },
    },
    'nothing becomes pending again': {
      statuses: ['approved', 'pending'],
      at: 'approved',
      result: { ...none, conversions: 1, payout: 21, sale_amount: 50 },
    },
    'the same again changes nothing': {
      statuses: ['approved', 'approved', 'approved'],
      at: 'approved',
      result: { ...none, conversions: 1, payout: 21, sale_amount: 50 },
    },
  };
  test.each(Object.entries(steps))('%s', async (_, { statuses, at, result }) => {
    const found = await added(async () => {
      let last;
      for (const status of statuses) last = await report({ status, amount: '50' });
      expect([read(last?.body, 'data.status'), read(last?.body, 'data.created')]).toEqual([at, false]);
    });
    expect(found).toEqual(result);
  });

  test('of many at once changes it once', async () => {
    await report({ txid: 'T-5' });
    const result = await added(() =>
      Promise.all(Array.from({ length: 10 }, () => report({ txid: 'T-5', status: 'approved' }))),
    );
    expect(result).toEqual({ ...none, pending: -1 });
  });
});

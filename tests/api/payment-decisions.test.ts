import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read, readFields, readList } from './network.ts';
import { codeOf, idOf, paymentSteps, second } from './payment-steps.ts';

const demo = 'publisher@portal.test';
const refusal = { decision: 'refuse', reason: 'The traffic is under review.' };

let network: TestNetwork;
let steps: ReturnType<typeof paymentSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = paymentSteps(opened);
});

const invoiceOf = async (id: number) => readFields((await steps.get(id)).body, 'data.invoice');
const billingPath = '/publisher/v1/user-profile/billing';
async function changePayee() {
  const token = await network.tokenOf(second.username);
  const { body } = await network.request('/publisher/v1/user-profile', { token });
  const json = { ...readFields(body, 'data.billing'), iban: 'GB29NWBK60161331926819' };
  expect((await network.request(billingPath, { method: 'PUT', json, token })).status).toBe(200);
}

describe('an operator', () => {
  test('[O12] approves a payment, then pays it', async () => {
    const id = await steps.requested();
    const { requested } = await steps.balance();
    const approved = await steps.decide(id, { decision: 'approve' });
    expect(readFields(approved.body, 'data')).toMatchObject({
      status: 'approved',
      approved_at: '2026-11-20T12:00:00.000Z',
      invoice_number: 'SB-2-0001',
      invoice: {
        number: 'SB-2-0001',
        status: 'open',
        issued_at: '2026-11-20T12:00:00.000Z',
        issuer: 'Halyard',
        company_name: 'Harbour Lane Publishing Ltd',
        street: '14 Harbour Lane',
        zip: 'BN1 1WW',
        city: 'Brighton',
        country: 'GB',
        vat_number: 'GB 294 8816 03',
        tax_id: null,
        currency: 'EUR',
        net: requested,
        vat_rate: '0',
        vat: 0,
        total: requested,
        reverse_charge: false,
      },
    });
    expect(await steps.balance()).toMatchObject({ requested, paid: 0, open_payment_id: id });
    await steps.advance(1);
    const paid = readFields((await steps.decide(id, { decision: 'pay' })).body, 'data');
    expect([paid['status'], paid['paid_at'], paid['payee']]).toEqual([
      'paid',
      '2026-11-21T12:00:00.000Z',
      'SWIFT •••• 5432',
    ]);
    expect(read(paid['invoice'], 'status')).toBe('paid');
    expect(await steps.balance()).toMatchObject({ requested: 0, paid: requested, open_payment_id: null });
  });

  test('[O12] refuses a payment with a reason, which makes its conversions available again', async () => {
    await steps.earnEnough();
    const before = await steps.balance();
    const id = idOf(await steps.ask());
    const refused = readFields((await steps.decide(id, refusal)).body, 'data');
    expect([refused['status'], refused['reason'], refused['declined_at'], refused['invoice']]).toEqual([
      'declined',
      refusal.reason,
      '2026-11-20T12:00:00.000Z',
      null,
    ]);
    expect(await steps.balance()).toEqual(before);
    const again = await steps.ask();
    expect([read(again.body, 'data.number'), read(again.body, 'data.amount')]).toEqual([
      'P-0002',
      before['available'],
    ]);
    // The numbers of invoices leave none out.
    await steps.decide(idOf(again), { decision: 'approve' });
    expect(read(await invoiceOf(idOf(again)), 'number')).toBe('SB-2-0001');
    await steps.decide(idOf(again), refusal);
    const last = idOf(await steps.ask());
    await steps.decide(last, { decision: 'approve' });
    expect(read(await invoiceOf(last), 'number')).toBe('SB-2-0002');
  });

  test('[O12] refuses an approved one too, whose invoice is canceled', async () => {
    const id = await steps.requested();
    await steps.decide(id, { decision: 'approve' });
    await steps.decide(id, refusal);
    expect((await invoiceOf(id))['status']).toBe('canceled');
  });

  test.each([
    [[], 'pay'],
    [['approve'], 'approve'],
    [['approve', 'pay'], 'pay'],
    [['approve', 'pay'], 'refuse'],
    [['refuse'], 'approve'],
    [['refuse'], 'refuse'],
  ])('[O12] after %j cannot %s', async (before, decision) => {
    const id = await steps.requested();
    const json = (each: string) => (each === 'refuse' ? refusal : { decision: each });
    for (const each of before) expect((await steps.decide(id, json(each))).status).toBe(200);
    const { text } = await steps.get(id);
    expect(codeOf(await steps.decide(id, json(decision)))).toEqual([409, 'PAYMENT_DECIDED']);
    expect((await steps.get(id)).text).toBe(text);
  });

  test('[O12, E2] needs a reason to refuse, and there has to be a payment', async () => {
    const id = await steps.requested();
    for (const json of [{ decision: 'refuse' }, { decision: 'refuse', reason: ' ' }, { decision: 'undo' }]) {
      expect(codeOf(await steps.decide(id, json))).toEqual([422, 'VALIDATION_ERROR']);
    }
    expect(codeOf(await steps.decide(4711, refusal))).toEqual([404, 'NOT_FOUND_HTTP_EXCEPTION']);
    expect(codeOf(await steps.decide(id, refusal, second.username))).toEqual([403, 'FORBIDDEN']);
  });

  test('[O12] pays one payment once, however often at the same time', async () => {
    const id = await steps.requested();
    await steps.decide(id, { decision: 'approve' });
    const decisions = ['pay', 'refuse', 'pay', 'refuse'];
    const answers = await Promise.all(
      decisions.map((each) => steps.decide(id, each === 'pay' ? { decision: each } : refusal)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('[O12] neither approves nor pays while billing details are incomplete', async () => {
    const id = await steps.requested();
    expect(read((await steps.get(id)).body, 'data.billing_complete')).toBe(true);
    await steps.billing({ bic: null });
    expect(read((await steps.get(id)).body, 'data.billing_complete')).toBe(false);
    expect(codeOf(await steps.decide(id, { decision: 'approve' }))).toEqual([
      409,
      'PAYOUT_BILLING_INCOMPLETE',
    ]);
    await steps.billing({ bic: 'WESTGB2L' });
    await steps.decide(id, { decision: 'approve' });
    await network.network.db
      .deleteFrom('billing_detail')
      .where('partner_id', '=', second.partnerId)
      .execute();
    expect(codeOf(await steps.decide(id, { decision: 'pay' }))).toEqual([409, 'PAYOUT_BILLING_INCOMPLETE']);
    expect(readFields((await steps.get(id)).body, 'data')).toMatchObject({
      payment_method: null,
      payee: null,
    });
  });

  test('[S18] does not pay for 72 hours after a change of who is paid, and then to the account in force', async () => {
    const id = await steps.requested();
    await steps.decide(id, { decision: 'approve' });
    await steps.advance(24);
    const { next_payout: usual } = await steps.balance();
    const days = async () => {
      const { payout_day, unheld_day, changed_day, following_day } = await steps.balance();
      return [payout_day, unheld_day, changed_day, following_day];
    };
    expect(await days()).toEqual(['2026-12-15', '2026-12-15', '2027-01-15', '2027-01-15']);
    await changePayee();
    expect(await days()).toEqual(['2027-01-15', '2026-12-15', '2027-01-15', '2027-02-15']);
    const next = readFields((await steps.get(id)).body, 'data');
    expect([next['payee'], usual]).toEqual([
      'SWIFT •••• 6819',
      { day: '2026-12-15', amount: next['amount'] },
    ]);
    const held = await steps.balance();
    expect([held['next_payout'], held['payout_day']]).toEqual([
      { day: '2027-01-15', amount: next['amount'] },
      '2027-01-15',
    ]);
    expect(codeOf(await steps.decide(id, { decision: 'pay' }))).toEqual([409, 'PAYOUTS_HELD']);
    await steps.advance(3);
    expect(read((await steps.decide(id, { decision: 'pay' })).body, 'data.payee')).toBe('SWIFT •••• 6819');
    await steps.billing({ iban: 'GB82WEST12345698765432' });
    expect(read((await steps.get(id)).body, 'data.payee')).toBe('SWIFT •••• 6819');
  });

  test('[M5] stands in the activity of the publisher', async () => {
    const id = await steps.requested();
    await steps.decide(id, refusal);
    const { body } = await network.request('/publisher/v1/activity?limit=2&kind=billing', {
      token: await network.tokenOf(second.username),
    });
    const [decided, asked] = readList(body, 'data.data');
    expect([read(asked, 'call'), read(asked, 'actor.kind'), read(asked, 'subject')]).toEqual([
      'payments.request',
      'publisher',
      'P-0001',
    ]);
    expect([read(decided, 'call'), read(decided, 'actor.kind'), read(decided, 'subject')]).toEqual([
      'payments.decide',
      'operator',
      'P-0001',
    ]);
    expect(read(decided, 'changes')).toContainEqual({ field: 'status', from: 'requested', to: 'declined' });
  });
});

describe('an invoice', () => {
  const german = { country: 'DE', vat_number: 'DE123456789', vat_rate: '19' };
  const cases: [
    string,
    Record<string, string | null>,
    { vat: number; total: number; reverse_charge: boolean },
  ][] = [
    ['of a business at home', german, { vat: 63.34, total: 396.69, reverse_charge: false }],
    [
      'of a small business at home',
      { ...german, vat_rate: '0' },
      { vat: 0, total: 333.35, reverse_charge: false },
    ],
    [
      'of a business elsewhere in the European Union',
      { country: 'NL', vat_number: 'NL123456789B01', vat_rate: '0' },
      { vat: 0, total: 333.35, reverse_charge: true },
    ],
    [
      'that charges VAT in its country',
      { country: 'PL', vat_number: 'PL1234567890', vat_rate: '23' },
      { vat: 76.67, total: 410.02, reverse_charge: false },
    ],
    [
      'of somebody elsewhere in the European Union without a VAT number',
      { country: 'NL', vat_number: null, vat_rate: '0' },
      { vat: 0, total: 333.35, reverse_charge: false },
    ],
    ['of a business outside', { country: 'GB' }, { vat: 0, total: 333.35, reverse_charge: false }],
  ];
  test.each(cases)('[O12] %s', async (_, details, figures) => {
    const { db } = network.network;
    await db.deleteFrom('conversion').where('partner_id', '=', second.partnerId).execute();
    await steps.earnEnough(33_335);
    await steps.billing(details);
    const id = idOf(await steps.ask());
    await steps.decide(id, { decision: 'approve' });
    expect(await invoiceOf(id)).toMatchObject({ net: 333.35, ...figures });
    // It stays as it was issued.
    await steps.billing({ country: 'ES', vat_number: 'ESX1234567X', vat_rate: '21' });
    expect(await invoiceOf(id)).toMatchObject({ net: 333.35, ...figures, ...details });
  });

  test('[O12, C1] is at home where operators say', async () => {
    const token = await network.tokenOf('operator@portal.test');
    const json = { invoice_country: 'NL' };
    expect((await network.request('/publisher/v1/config', { method: 'PUT', json, token })).status).toBe(200);
    await steps.billing({ country: 'DE', vat_number: 'DE123456789', vat_rate: '0' });
    const id = await steps.requested();
    await steps.decide(id, { decision: 'approve' });
    expect((await invoiceOf(id))['reverse_charge']).toBe(true);
  });
});

describe('a statement', () => {
  const rows = (text: string) => text.trim().split('\r\n').slice(1);

  test('[P5] has the conversions of what was paid in a month', async () => {
    const { headers, text } = await steps.statement('month=2026-10', demo);
    expect(headers.get('content-disposition')).toContain('filename="statement-2026-10.csv"');
    expect(text.split('\r\n')[0]).toBe(
      'Payment,Invoice,Paid (UTC),Conversion ID,Transaction ID,Converted (UTC),Offer ID,Offer,Amount without VAT,Currency,Sub ID 1,Sub ID 2,Sub ID 3,Sub ID 4,Sub ID 5',
    );
    const [first = ''] = rows(text);
    expect(first).toMatch(
      /^P-0004,SB-1-0003,\S+Z,[\da-f-]{36},[^,]+,\S+Z,\d+,.*,\d+\.\d{2},EUR,[a-z]+,c\d,[a-z-]+,,$/,
    );
    const cents = rows(text).map((row) => Math.round(Number(row.split(',').at(-7)) * 100));
    expect(cents.reduce((all, each) => all + each, 0)).toBe(224_099);
    expect(rows(text).every((row) => row.startsWith('P-0004,SB-1-0003,2026-10-31T12:00:00.000Z,'))).toBe(
      true,
    );
  });

  test('[P5] of a month without payments is empty, and without a month it is of this one', async () => {
    expect(rows((await steps.statement('month=2026-07', demo)).text)).toEqual([]);
    const { headers, text } = await steps.statement('', demo);
    expect(headers.get('content-disposition')).toContain('filename="statement-2026-11.csv"');
    expect(rows(text)).toEqual([]);
    expect((await steps.statement('month=2026-13', demo)).status).toBe(422);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listener, openListener } from './listener.ts';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { nothing, noticeSteps, reader, textOf } from './notice-steps.ts';
import { inquiryIn, inquirySteps } from './inquiry-steps.ts';
import { earn, idOf, paymentSteps } from './payment-steps.ts';

let network: TestNetwork;
let steps: ReturnType<typeof noticeSteps>;
onFreshNetwork(async (opened) => {
  network = opened;
  steps = noticeSteps(network);
  // What the seed has brought about is none of the following.
  await steps.later(1);
  await network.network.db.deleteFrom('notice').execute();
});

const { partnerId } = reader;
const offerId = 48_213;
describe('a cap', () => {
  test('[A9] is mailed at 80 % and when it is reached, once each, and anew in its next period', async () => {
    const { db, clock } = network.network;
    await steps.set({ ...nothing, cap: 'at_once' });
    const name = await steps.approvedFor(offerId);
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      caps: [{ type: 'conversions', period: 'month', value: 10 }],
    });
    const sell = async (count: number) => {
      for (let nth = 0; nth < count; nth += 1) await earn(db, { partnerId, at: clock.now(), cents: 500 });
      await steps.later(1);
    };
    await sell(7);
    expect(await steps.templates()).toEqual([]);
    await sell(1);
    expect((await steps.mails()).map(textOf)).toEqual([
      `News about your account at Halyard:\n\nThe cap of “${name}” is nearly used up: 8 of 10 conversions a month. It starts again on 1 December 2026 (UTC).\n\nThe offer:\n${network.url}/offer-wall?offer=${offerId}`,
    ]);
    await sell(1);
    // Saved again as it is.
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      caps: [{ type: 'conversions', period: 'month', value: 10 }],
    });
    await sell(1);
    await sell(1);
    expect((await steps.mails()).map(({ subject }) => subject)).toEqual([
      `Cap at 80%: ${name}`,
      `Cap reached: ${name}`,
    ]);
    await steps.at('2026-12-01T00:30:00Z');
    await sell(8);
    expect((await steps.mails()).map(({ subject }) => subject).at(-1)).toBe(`Cap at 80%: ${name}`);
    expect(await steps.templates()).toHaveLength(3);
  });
});

describe('a postback', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await openListener();
  });
  afterAll(() => listener.close());

  test('[O7] that fails for an hour is mailed once, until a call of it has succeeded', async () => {
    const { db, clock } = network.network;
    await steps.set({ ...nothing, postback: 'at_once' });
    listener.answer = 503;
    const token = await network.tokenOf(reader.username);
    const json = { name: 'To the ledger', url: `${listener.url}/in`, event_id: 'conversion' };
    const { body } = await network.request('/publisher/v1/postbacks', { token, json });
    const postback_id = Number(read(body, 'data.id'));
    const queue = async () => {
      const now = clock.now();
      const row = {
        event_id: 'conversion',
        method: 'GET',
        url: `${listener.url}/in`,
        host: '127.0.0.1',
      } as const;
      const conversion_id = await earn(db, { partnerId, at: now, cents: 100 });
      await db
        .insertInto('postback_delivery')
        .values({
          partner_id: partnerId,
          postback_id,
          conversion_id,
          ...row,
          status: 'queued',
          attempts: 0,
          next_at: now,
          created_at: now,
        })
        .execute();
    };
    await queue();
    await steps.at('2026-11-20T13:00:00Z');
    await steps.at('2026-11-20T13:59:00Z');
    expect(await steps.templates()).toEqual([]);
    await steps.at('2026-11-20T14:00:30Z');
    await steps.at('2026-11-20T18:00:00Z');
    const mails = await steps.mailsOf('notice-postback');
    expect(mails.map(({ subject }) => subject)).toEqual(['Postback failing: To the ledger']);
    expect(mails.map(textOf)).toEqual([
      `News about your account at Halyard:\n\nNo call of the postback “To the ledger” has succeeded since 20 November 2026 at 13:00 GMT. Calls that fail are repeated for two days.\n\nThe last answer: The answer was 503\n\nThe postback and its calls:\n${network.url}/postbacks?edit=${postback_id}`,
    ]);
    listener.answer = 200;
    await queue();
    await steps.at('2026-11-21T18:00:00Z');
    listener.answer = 503;
    await queue();
    await steps.at('2026-11-21T18:30:00Z');
    await steps.at('2026-11-21T20:00:00Z');
    await steps.at('2026-11-21T22:00:00Z');
    expect(await steps.mailsOf('notice-postback')).toHaveLength(2);
  });
});

describe('money', () => {
  test('a payout that was sent is mailed, and one that was declined with its reason', async () => {
    const payments = paymentSteps(network);
    await steps.set({ ...nothing, payout: 'at_once' });
    const id = await payments.requested();
    await payments.billing({ country: 'DE', vat_number: 'DE123456789', vat_rate: '19' });
    await payments.decide(id, { decision: 'approve' });
    await payments.decide(id, { decision: 'pay' });
    await steps.later(0);
    const { amount, number } = read((await payments.get(id)).body, 'data') as {
      amount: number;
      number: string;
    };
    const vat = Math.round(amount * 19) / 100;
    const [net, tax, all] = [amount, vat, amount + vat].map((sum) => `EUR\u00a0${sum.toFixed(2)}`);
    const [sent] = await steps.mails();
    expect(sent?.subject).toBe(`Payout sent: ${all}`);
    expect(sent?.text).toContain(
      `We have sent payment ${number} of ${all} to SWIFT •••• 5432: ${net} and ${tax} of VAT.`,
    );
    const other = await payments.requested();
    await payments.decide(other, { decision: 'refuse', reason: 'The invoice was wrong.' });
    await steps.later(0);
    expect((await steps.mails()).map(({ subject }) => subject.replace(/: .*/, ''))).toEqual([
      'Payout sent',
      'Payout declined',
    ]);
    expect((await steps.mails()).at(-1)?.text).toContain('The reason: The invoice was wrong.');
  });

  test('the figures of a week come with the digest after it, as every screen has them', async () => {
    const { db } = network.network;
    await steps.set({ ...nothing, weekly: 'digest', digest_days: [1], digest_hour: 9 });
    for (const [day, cents] of [
      ['2026-11-10', 1010],
      ['2026-11-16', 2500],
      ['2026-11-19', 333],
      ['2026-11-20', 42],
    ] as const) {
      await earn(db, { partnerId, at: new Date(`${day}T10:00:00Z`), cents });
    }
    await earn(db, { partnerId, at: new Date('2026-11-18T10:00:00Z'), cents: 9999, status: 'rejected' });
    await steps.at('2026-11-23T08:59:59Z');
    expect(await steps.templates()).toEqual([]);
    // Decided by the advertiser after the week.
    await earn(db, { partnerId, at: new Date('2026-11-22T23:59:59Z'), cents: 7 });
    await steps.at('2026-11-23T09:00:00Z');
    const [mail, ...more] = await steps.mails();
    expect(more).toEqual([]);
    const token = await network.tokenOf(reader.username);
    const { body } = await network.request(
      '/publisher/v2/analytics/overview?date_from=2026-11-16&date_to=2026-11-22&kpi=clicks,conversions,payout',
      { token },
    );
    const [now, before] = ['current', 'previous'].map((name) => read(body, `data.${name}`)) as {
      clicks: number;
      conversions: number;
      payout: number;
    }[];
    const money = (value = 0) => `EUR\u00a0${value.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    expect(mail && textOf(mail)).toBe(
      [
        'This has happened since your last summary.',
        `* Your week: ${money(now?.payout)}\nYour figures from 16\u2009–\u200922 November 2026, by days in UTC, with those of the week before:\n- Clicks: ${now?.clicks} (${before?.clicks})\n- Conversions: ${now?.conversions} (${before?.conversions})\n- Earnings: ${money(now?.payout)} (${money(before?.payout)})\nThe figures:\n${network.url}/analytics?from=2026-11-16&to=2026-11-22`,
      ].join('\n\n'),
    );
    await steps.at('2026-11-23T20:00:00Z');
    await steps.at('2026-11-24T20:00:00Z');
    expect(await steps.templates()).toEqual(['digest']);
  });
});

describe('an offer', () => {
  test('[O1] that changes its payout and ends as announced is mailed once for each, to who is approved for it', async () => {
    await steps.set({ ...nothing, offer: 'at_once' });
    const name = await steps.approvedFor(offerId);
    const payouts = [{ goal: 'Sale', model: 'CPS', amount: 9.5, percent: null, countries: [] }];
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      expires_at: '2026-11-20T15:00:00.000Z',
      payout_change: { at: '2026-11-20T14:00:00.000Z', payouts },
    });
    await steps.later(1);
    const announced = (await steps.mails()).map(({ subject }) => subject);
    expect(announced).toEqual([`Payout changes soon: ${name}`, `Offer ends soon: ${name}`]);
    const [pays, ends] = (await steps.mails()).map(textOf);
    expect(pays).toContain(`“${name}” pays differently from 20 November 2026 at 14:00 GMT on:`);
    expect(pays).toMatch(/\n- Sale: EUR\u00a09\.50 /);
    expect(ends).toContain(
      `“${name}” ends on 20 November 2026 at 15:00 GMT. Your tracking links for it stop then.`,
    );
    expect((await steps.mails())[1]?.text).toContain(
      'To stop emails about offers that end or pause, and changed payouts:',
    );
    // Saved again as it is.
    await steps.asOperator(`offers/${offerId}`, 'PUT', { expires_at: '2026-11-20T15:00:00.000Z' });
    await steps.later(59);
    expect(await steps.templates()).toHaveLength(2);
    await steps.later(60);
    await steps.later(60);
    await steps.later(60);
    const subjects = (await steps.mails()).map(({ subject }) => subject);
    expect(subjects.slice(2)).toEqual([`Payout changed: ${name}`, `Offer ended: ${name}`]);
  });
});

describe('an inquiry', () => {
  test('[O12] that is asked back about and then granted is mailed with the words, the amount and the way to it', async () => {
    const { db, clock } = network.network;
    const inquiries = inquirySteps(network);
    await steps.set({ ...nothing, inquiry: 'at_once' });
    const at = new Date(clock.now().getTime() - 86_400_000);
    const conversion = await earn(db, { partnerId, at, cents: 2500, status: 'rejected' });
    await db.updateTable('conversion').set({ txid: 'KM-7' }).where('id', '=', conversion).execute();
    const id = idOf(await inquiries.about(conversion));
    const asked = await inquiries.decide(id, { decision: 'ask', text: 'Which order was it?' });
    expect(inquiryIn(asked)['status']).toBe('asked');
    await inquiries.decide(id, { decision: 'grant', text: 'You are right.' });
    await steps.later(0);
    const mails = await steps.mailsOf('notice-inquiry');
    const lead = 'News about your account at Halyard:';
    const way = `The inquiry:\n${network.url}/profile?tab=inquiries&inquiry=${id}`;
    expect(mails.map((mail) => [mail.subject, textOf(mail)])).toEqual([
      [
        'Inquiry waits for you: KM-7',
        `${lead}\n\nThere is a question back about your inquiry Q-0001 (KM-7). Please reply:\nWhich order was it?\n\n${way}`,
      ],
      [
        'Inquiry granted: KM-7',
        `${lead}\n\nYour inquiry Q-0001 (KM-7) was granted:\nYou are right.\n\nIts conversion counts as approved and pays EUR\u00a025.00.\n\n${way}`,
      ],
    ]);
    expect(mails[0]?.text).toContain('To stop emails about answers to your inquiries:\n');
  });
});

import { describe, expect, test } from 'vitest';
import { movableClock } from '#server/clock.ts';
import { findNotices } from '#server/notices/find-notices.ts';
import { mailNotices } from '#server/notices/mail-notices.ts';
import { type TestNetwork, onFreshNetwork, read, readList } from './network.ts';
import { nothing, noticeSteps, reader, textOf } from './notice-steps.ts';
import { earn } from './payment-steps.ts';

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
async function applied() {
  const token = await network.tokenOf(reader.username);
  const { body } = await network.request('/publisher/v1/offers?limit=-1&status=active&sort=id', { token });
  const offer = readList(body, 'data.data').find(
    (one) => read(one, 'approval') === null && read(one, 'requires_approval') === true,
  );
  const id = Number(read(offer, 'id'));
  const now = network.network.clock.now();
  const row = { paused: false, comment: '', applied_at: now, decided_at: null };
  const approval = await network.network.db
    .insertInto('approval')
    .values({ partner_id: partnerId, offer_id: id, status: 'pending', ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { offer: id, name: String(read(offer, 'name')), approval: approval.id };
}

describe('an application', () => {
  test('[O4] that is decided is mailed at once, with the reason and a link', async () => {
    const { name, approval, offer } = await applied();
    await steps.asOperator(`approvals/${approval}`, 'PUT', {
      status: 'rejected',
      reason: 'Not enough readers.',
    });
    await steps.later(0);
    await steps.later(5);
    const mails = await steps.mailsOf('notice-application');
    expect(mails.map(({ subject }) => subject)).toEqual([`Application rejected: ${name}`]);
    expect(mails.map(textOf)).toEqual([
      `News about your account at Halyard:\n\nYour application for “${name}” was rejected.\n\nThe reason: Not enough readers.\n\nThe offer:\n${network.url}/offer-wall?offer=${offer}`,
    ]);
  });

  test('[O4] that is reviewed as time passes is mailed too, in the language of its reader', async () => {
    const { name, approval } = await applied();
    const due = new Date(network.network.clock.now().getTime() + 600_000);
    await network.network.db
      .updateTable('approval')
      .set({ review_due_at: due })
      .where('id', '=', approval)
      .where('partner_id', '=', partnerId)
      .execute();
    await steps.speak('de');
    await steps.later(9);
    expect(await steps.templates()).toEqual([]);
    await steps.later(1);
    const [mail, ...more] = await steps.mails();
    expect(more).toEqual([]);
    expect([mail?.locale, mail?.subject]).toEqual(['de', `Bewerbung genehmigt: ${name}`]);
    expect(mail && textOf(mail)).toBe(
      `Neues zu Ihrem Konto bei Halyard:\n\nIhre Bewerbung für „${name}“ wurde genehmigt. Der Tracking-Link ist bereit.\n\nZum Angebot:\n${network.url}/live-offers/${approval}/live`,
    );
  });

  test('[O4] that approves itself is no news', async () => {
    const token = await network.tokenOf(reader.username);
    const { body } = await network.request('/publisher/v1/offers?limit=-1&status=active&sort=id', { token });
    const open = readList(body, 'data.data').find(
      (one) => read(one, 'approval') === null && read(one, 'requires_approval') === false,
    );
    const json = { comment: '', traffic_type_ids: [], answers: [] };
    const { status } = await network.request(`/publisher/v1/offers/${String(read(open, 'id'))}/apply`, {
      token,
      json,
    });
    expect(status).toBe(200);
    await steps.later(5);
    expect(await steps.templates()).toEqual([]);
  });
});

describe('a digest', () => {
  test('gathers what happened until its hour in the time zone of its reader, and comes once', async () => {
    const name = await steps.approvedFor(offerId);
    await steps.set({ ...nothing, offer: 'digest', digest_hour: 8, digest_days: [1, 2, 3, 4, 5] });
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      payouts: [
        { goal: 'Sale', model: 'CPA', amount: 10 },
        { goal: 'Lead', model: 'CPL', amount: 2 },
      ],
    });
    await network.network.db.deleteFrom('notice').execute();
    await steps.later(1);
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      payouts: [{ goal: 'Sale', model: 'CPA', amount: 12.5 }],
    });
    await steps.later(1);
    await steps.asOperator(`offers/${offerId}`, 'PUT', { status: 'paused' });
    // A Friday: the next digest comes on Monday.
    await steps.at('2026-11-23T07:59:59Z');
    expect(await steps.templates()).toEqual([]);
    await steps.at('2026-11-23T08:00:00Z');
    const [mail, ...more] = await steps.mails();
    expect([mail?.template, more]).toEqual(['digest', []]);
    expect(mail?.subject).toBe('Halyard: Your summary: 2 updates');
    const link = `The offer:\n${network.url}/offer-wall?offer=${offerId}`;
    expect(mail && textOf(mail)).toBe(
      [
        'This has happened since your last summary.',
        `* Payout changed: ${name}\n“${name}” pays differently from now on:\n- Sale: EUR\u00a012.50 instead of EUR\u00a010.00\n- Lead: no longer paid\n${link}`,
        `* Offer paused: ${name}\n“${name}” is paused. Your tracking links for it stop until it is resumed.\n${link}`,
      ].join('\n\n'),
    );
    await steps.asOperator(`offers/${offerId}`, 'PUT', { status: 'active' });
    await steps.later(60);
    expect(await steps.templates()).toEqual(['digest']);
    await steps.at('2026-11-24T08:00:00Z');
    expect((await steps.mailsOf('digest')).map(({ subject }) => subject)).toEqual([
      'Halyard: Your summary: 2 updates',
      'Halyard: Your summary: 1 update',
    ]);
  });

  test('comes by UTC where the system does not know the zone of its reader, and holds up nobody', async () => {
    await steps.approvedFor(offerId);
    await steps.set({ ...nothing, offer: 'digest', digest_hour: 8 });
    await network.network.db
      .updateTable('app_user')
      .set({ timezone: 'Europe/Atlantis' })
      .where('id', '=', reader.userId)
      .execute();
    await steps.asOperator(`offers/${offerId}`, 'PUT', { status: 'paused' });
    await steps.at('2026-11-23T07:59:59Z');
    expect(await steps.templates()).toEqual([]);
    await steps.at('2026-11-23T08:00:00Z');
    expect(await steps.templates()).toEqual(['digest']);
  });

  test('leaves out what was switched off meanwhile, and is not sent when nothing is left', async () => {
    await steps.approvedFor(offerId);
    await steps.set({ ...nothing, offer: 'digest' });
    await steps.asOperator(`offers/${offerId}`, 'PUT', { status: 'paused' });
    await steps.set({ offer: 'off' });
    await steps.at('2026-11-23T12:00:00Z');
    expect(await steps.templates()).toEqual([]);
  });
});

describe('several processes', () => {
  test('note and mail the same once', async () => {
    const { db, clock } = network.network;
    await steps.set({ ...nothing, cap: 'at_once', offer: 'digest' });
    await steps.approvedFor(offerId);
    await steps.asOperator(`offers/${offerId}`, 'PUT', {
      caps: [{ type: 'conversions', period: 'day', value: 5 }],
    });
    await steps.asOperator(`offers/${offerId}`, 'PUT', { status: 'paused' });
    for (let nth = 0; nth < 5; nth += 1) await earn(db, { partnerId, at: clock.now(), cents: 500 });
    await db.deleteFrom('setting').where('key', '=', 'notices_found_at').execute();
    const processes = Array.from({ length: 4 }, () => ({ ...network.network }));
    await Promise.all(processes.map(findNotices));
    await Promise.all(processes.map(mailNotices));
    expect(await steps.templates()).toEqual(['notice-cap']);
    const monday = movableClock(new Date('2026-11-23T08:00:00Z'));
    await Promise.all(processes.map((each) => mailNotices({ ...each, clock: monday })));
    expect(await steps.templates()).toEqual(['notice-cap', 'digest']);
  });
});

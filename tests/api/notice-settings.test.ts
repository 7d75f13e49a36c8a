import { describe, expect, test } from 'vitest';
import { previewedMails } from '#contract/notices.ts';
import { billing } from './sample-bodies.ts';
import { noticeSteps, reader } from './notice-steps.ts';
import { onFreshNetwork, read, readFields, type TestNetwork } from './network.ts';

let network: TestNetwork;
let steps: ReturnType<typeof noticeSteps>;
onFreshNetwork((opened) => {
  network = opened;
  steps = noticeSteps(network);
});

const usual = {
  application: 'at_once',
  cap: 'digest',
  postback: 'at_once',
  offer: 'digest',
  payout: 'at_once',
  inquiry: 'at_once',
  weekly: 'digest',
  digest_hour: 8,
  digest_days: [1, 2, 3, 4, 5],
  revision: 0,
};
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];

describe('what is mailed', () => {
  test('[O12] is usual until it is changed, by kind', async () => {
    expect(await steps.settings()).toEqual(usual);
    const { status, body } = await steps.save({
      cap: 'off',
      digest_hour: 17,
      digest_days: [5, 1, 5],
      revision: 0,
    });
    const saved = { ...usual, cap: 'off', digest_hour: 17, digest_days: [1, 5], revision: 1 };
    expect([status, read(body, 'data')]).toEqual([200, saved]);
    expect(await steps.settings()).toEqual(saved);
    const other = await network.request('/publisher/v1/notices', { token: await network.tokenOf() });
    expect(read(other.body, 'data')).toEqual(usual);
  });

  test('[O12] is not changed over a change of somebody else', async () => {
    await steps.set({ cap: 'off', revision: 0 });
    expect(codeOf(await steps.save({ cap: 'at_once', revision: 0 }))).toEqual([409, 'CHANGED_MEANWHILE']);
    await steps.set({ offer: 'off', revision: 1 });
    expect(await steps.settings()).toEqual({ ...usual, cap: 'off', offer: 'off', revision: 2 });
  });

  test.each([
    { digest_hour: 24 },
    { digest_hour: 8.5 },
    { digest_days: [] },
    { digest_days: [7] },
    { cap: 'hourly' },
    { weekly: 'at_once' },
  ])('[O12] is refused as %j', async (json) => {
    expect((await steps.save(json)).status).toBe(422);
    expect(await steps.settings()).toEqual(usual);
  });

  test('[O12] is never what the account itself needs', async () => {
    expect(codeOf(await steps.save({ account: 'off' }))).toEqual([400, 'UNKNOWN_PARAMETER']);
  });

  test('is in the activity of the account', async () => {
    await steps.set({ cap: 'off' });
    const token = await network.tokenOf(reader.username);
    const { body } = await network.request('/publisher/v1/activity?limit=1', { token });
    expect(readFields(body, 'data.data.0')).toMatchObject({
      call: 'notices.update',
      changes: [{ field: 'cap', from: 'digest', to: 'off' }],
    });
  });
});

describe('a preview', () => {
  test.each(previewedMails)('of %s is the mail in the language of its reader', async (mail) => {
    const english = await steps.preview(mail);
    await steps.speak('de');
    const german = await steps.preview(mail);
    expect([english.status, read(english.mail, 'locale'), read(german.mail, 'locale')]).toEqual([
      200,
      'en',
      'de',
    ]);
    const [one, other] = [english.mail, german.mail].map((written) => String(read(written, 'text')));
    expect(one).toMatch(/^Hello Jonas,\n\n[^]+\n\nKind regards\nHalyard$/);
    expect(other).toMatch(/^Guten Tag Jonas Okafor,\n\n[^]+\n\nMit freundlichen Grüßen\nHalyard$/);
    expect(read(english.mail, 'subject')).not.toBe(read(german.mail, 'subject'));
    expect(/undefined|NaN|\[object/.test(`${one}${other}`)).toBe(false);
  });

  test('of a digest has what comes with it, and none is sent', async () => {
    await steps.set({ application: 'off', cap: 'digest', offer: 'off', weekly: 'digest' });
    const { mail } = await steps.preview('digest');
    const heads = String(read(mail, 'text'))
      .split('\n')
      .filter((line) => line.startsWith('* '));
    expect(heads.map((head) => head.replace(/:.*/, ''))).toEqual(['* Cap at 80%', '* Your week']);
    expect(await steps.mails()).toEqual([]);
  });
});

test('billing details that were changed are always mailed, those of who is paid by the mail that undoes it alone', async () => {
  const token = await network.tokenOf();
  const save = async (change: object) => {
    const json = { ...billing, ...change };
    const answer = await network.request('/publisher/v1/user-profile/billing', {
      method: 'PUT',
      token,
      json,
    });
    expect(answer.status).toBe(200);
  };
  const templates = async () => {
    const rows = await network.network.db
      .selectFrom('outbox')
      .select(['template', 'recipient', 'unsubscribe'])
      .orderBy('id')
      .execute();
    return rows.map(({ template, recipient, unsubscribe }) => [template, recipient, unsubscribe]);
  };
  await save({});
  await network.network.db.deleteFrom('outbox').execute();
  await save({});
  expect(await templates()).toEqual([]);
  await save({ company_name: 'Kestrel Media Group' });
  const of = (template: string) => [template, 'publisher@portal.test', null];
  expect(await templates()).toEqual([of('billing-changed')]);
  await save({ company_name: 'Kestrel Media', iban: 'AT61 1904 3002 3457 3201' });
  expect(await templates()).toEqual([of('billing-changed'), of('payout-details-changed')]);
});

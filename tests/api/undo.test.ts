import { describe, expect, test } from 'vitest';
import { type TestNetwork, password, read, readFields, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
  const { db } = network.network;
  const complete = { vat_rate: '0', iban: 'DE89370400440532013000' };
  await db.updateTable('billing_detail').set(complete).where('partner_id', '=', 1).execute();
});

const email = 'publisher@portal.test';
const other = 'nora@elsewhere.test';
const start = '2026-11-20T12:00:00.000Z';
const hours = (count: number) => count * 3_600_000;
const after = (count: number) => new Date(Date.parse(start) + hours(count)).toISOString();

const profile = async (by = token) =>
  network.request('/publisher/v1/user-profile', { token: by }).then(({ body }) => read(body, 'data'));
const outbox = async () => readList((await network.request('/__test/outbox')).body, 'data');
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];

async function changeBilling(change: Record<string, unknown>) {
  const details = { ...readFields(await profile(), 'billing'), revision: undefined };
  const answer = await network.request('/publisher/v1/user-profile/billing', {
    method: 'PUT',
    token,
    json: { ...details, ...change },
  });
  expect(answer.status).toBe(200);
}
async function mail(template: string) {
  const found = (await outbox()).find((sent) => read(sent, 'template') === template);
  return { to: read(found, 'to'), text: String(read(found, 'text')), link: String(read(found, 'link')) };
}
const secretOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const undo = (link: string) =>
  network.request('/publisher/v1/undo-change', { json: { token: secretOf(link) } });
const requestEmail = (address: string) =>
  network.request('/publisher/v1/user-profile/email', { json: { email: address }, token });
const confirm = (link: string) =>
  network.request('/publisher/v1/confirm-email', { json: { token: secretOf(link) } });
const iban = 'GB82WEST12345698765432';

describe('a change of payout details', () => {
  test('is mailed with masked accounts, time and origin, and holds payouts for 72 hours', async () => {
    expect(read(await profile(), 'payout_hold')).toBeNull();
    const before = String(read(await profile(), 'billing.iban'));
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L' });
    const { to, text, link } = await mail('payout-details-changed');
    expect(to).toBe(email);
    expect(text).toContain(`•••• ${before.slice(-4)}`);
    expect(text).toContain('SWIFT •••• 5432');
    expect(text).toContain('20 November 2026 at 12:00 (UTC)');
    expect(text).toMatch(/From: \S*127\.0\.0\.1/);
    expect(text).not.toContain(before);
    expect(text).not.toContain(iban);
    expect(new URL(link).pathname).toBe('/undo-change');
    expect(read(await profile(), 'payout_hold')).toEqual({ until: after(72), reason: 'payout_details' });
    await advance(hours(72) - 1);
    expect(read(await profile(await network.tokenOf()), 'payout_hold.until')).toBe(after(72));
    await advance(1);
    expect(read(await profile(await network.tokenOf()), 'payout_hold')).toBeNull();
  });

  test('has in its mail no account of before where there was none', async () => {
    const { db } = network.network;
    await db.updateTable('billing_detail').set({ iban: null }).where('partner_id', '=', 1).execute();
    await changeBilling({ iban: 'DE89370400440532013000' });
    expect((await mail('payout-details-changed')).text).toContain('Before: none\nNow: SEPA •••• 3000');
  });

  test('is in the activity again, field by field and with revoked tokens, once it is undone', async () => {
    await network.request('/oauth/pat', { method: 'POST', token });
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L', city: 'Bremen' });
    await undo((await mail('payout-details-changed')).link);
    const { body } = await network.request('/publisher/v1/activity', { token: await network.tokenOf() });
    const [undone] = readList(body, 'data.data');
    expect(read(undone, 'call')).toBe('accountChanges.undo');
    const fields = readList(undone, 'changes').map((change) => read(change, 'field'));
    expect(new Set(fields)).toEqual(new Set(['api_token.hint', 'bic', 'city', 'iban', 'payment_method']));
    const revoked = {
      field: 'api_token.hint',
      from: expect.stringMatching(/^pat_….{4}$/) as unknown,
      to: null,
    };
    expect(readList(undone, 'changes')).toContainEqual(revoked);
    expect(readList(undone, 'changes')).toContainEqual({ field: 'iban', from: '…5432', to: '…3000' });
  });

  test('is one only where somebody else would be paid, or elsewhere', async () => {
    await changeBilling({ street: 'Am Speicher 2', min_payout: 75, invoice_email: 'books@kestrel.test' });
    const templates = (await outbox()).map((sent) => read(sent, 'template'));
    expect([templates, read(await profile(), 'payout_hold')]).toEqual([['billing-changed'], null]);
  });

  test('is undone by its link: all that was saved with it, sessions, API token and password', async () => {
    await network.request('/oauth/pat', { method: 'POST', token });
    const before = readFields(await profile(), 'billing');
    const saved = { vat_number: 'DE129273398', city: 'Bremen', min_payout: 120 };
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L', ...saved });
    const { link } = await mail('payout-details-changed');
    await changeBilling({ street: 'Am Speicher 2' });
    expect((await undo(link)).status).toBe(200);
    expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(401);
    expect(codeOf(await network.signIn(email, password))).toEqual([400, 'INVALID_CREDENTIALS']);
    const now = await profile(await network.tokenOf());
    expect(read(now, 'billing')).toEqual({ ...before, street: 'Am Speicher 2', revision: 4 });
    expect(read(now, 'api_token')).toBeNull();
    expect(read(now, 'payout_hold.until')).toBe(after(72));
    const reset = await mail('change-undone');
    expect(reset.text).toContain('your former password no longer works');
    expect(reset.text).not.toContain('nothing to do');
    const chosen = 'a wholly new passphrase';
    const json = { email, token: secretOf(reset.link), password: chosen, password_confirmation: chosen };
    expect((await network.request('/password/publisher/reset', { json })).status).toBe(200);
    expect((await network.signIn(email, chosen)).status).toBe(200);
  });

  test('leaves the minimum payout as it is where the currency was changed since', async () => {
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L', min_payout: 120 });
    await advance(1);
    const { db } = network.network;
    const changed = { currency: 'USD' as const, currency_changed_at: network.network.clock.now() };
    await db.updateTable('partner').set(changed).where('id', '=', 1).execute();
    await undo((await mail('payout-details-changed')).link);
    const billing = read(await profile(await network.tokenOf()), 'billing');
    expect([read(billing, 'iban'), read(billing, 'min_payout')]).toEqual(['DE89370400440532013000', 120]);
  });

  test('has a link that works once, even at the same time, and for 72 hours', async () => {
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L' });
    const { link } = await mail('payout-details-changed');
    const answers = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(codeOf(await undo(link))).toEqual([400, 'INVALID_LINK']);
    token = await network.tokenOf();
    await changeBilling({ beneficiary: 'Somebody else' });
    const late = await mail('payout-details-changed');
    await advance(hours(72));
    expect(codeOf(await undo(late.link))).toEqual([400, 'INVALID_LINK']);
    expect(codeOf(await undo('https://x.test/undo-change?token=guessed'))).toEqual([400, 'INVALID_LINK']);
    expect(read(await profile(await network.tokenOf()), 'billing.beneficiary')).toBe('Somebody else');
    expect(await network.network.db.selectFrom('security_change').select('id').execute()).toEqual([]);
  });
});

describe('a change of the address', () => {
  test('holds once the new one is confirmed, and not before', async () => {
    expect((await requestEmail(other)).status).toBe(200);
    expect([read(await profile(), 'email'), read(await profile(), 'payout_hold')]).toEqual([email, null]);
    const [asked, told] = [await mail('email-confirm'), await mail('email-change-requested')];
    expect([asked.to, told.to]).toEqual([other, email]);
    expect(told.text).toContain('n•••@elsewhere.test');
    expect((await confirm(asked.link)).status).toBe(200);
    expect(codeOf(await confirm(asked.link))).toEqual([400, 'INVALID_LINK']);
    expect(read(await profile(), 'email')).toBe(other);
    expect(read(await profile(), 'payout_hold')).toEqual({ until: after(72), reason: 'email' });
    expect((await mail('email-changed')).to).toBe(email);
    expect((await network.signIn(other)).status).toBe(200);
    expect((await network.signIn(email)).status).toBe(400);
  });

  test('is called off before, and undone after, with every later change', async () => {
    const before = read(await profile(), 'billing.iban');
    await requestEmail(other);
    const [asked, told] = [await mail('email-confirm'), await mail('email-change-requested')];
    await confirm(asked.link);
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L' });
    const strangers = await mail('payout-details-changed');
    expect(strangers.to).toBe(other);
    expect((await undo(told.link)).status).toBe(200);
    expect(codeOf(await undo(strangers.link))).toEqual([400, 'INVALID_LINK']);
    expect((await mail('change-undone')).to).toBe(email);
    const now = await profile(await network.tokenOf());
    expect([read(now, 'email'), read(now, 'billing.iban')]).toEqual([email, before]);
    token = await network.tokenOf();
    await requestEmail(other);
    const late = await mail('email-confirm');
    await undo((await mail('email-change-requested')).link);
    expect(codeOf(await confirm(late.link))).toEqual([400, 'INVALID_LINK']);
  });

  test('gives the former one to nobody else while it can be undone', async () => {
    await requestEmail(other);
    await confirm((await mail('email-confirm')).link);
    const { link } = await mail('email-changed');
    const sent = (await outbox()).length;
    const registration = {
      email,
      password: 'correct horse battery',
      password_confirmation: 'correct horse battery',
      firstname: 'Eve',
      lastname: 'Wolf',
      company: 'Wolves',
      website: 'https://wolves.example/',
      country: 'DE',
      traffic_type_ids: [1],
      terms_accepted: true,
    };
    const answer = await network.request('/publisher/v1/register', { json: registration });
    expect([answer.status, (await outbox()).length]).toEqual([200, sent]);
    const stranger = await network.tokenOf('terms@portal.test');
    await network.request('/publisher/v1/user-profile/email', { json: { email }, token: stranger });
    expect((await mail('email-confirm')).to).toBe(other);
    expect((await undo(link)).status).toBe(200);
    expect(read(await profile(await network.tokenOf()), 'email')).toBe(email);
  });

  test('says nothing of other accounts, whose owner alone learns of it', async () => {
    const answers = [await requestEmail('terms@portal.test'), await requestEmail('nobody@portal.test')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mail('email-taken')).to).toBe('terms@portal.test');
    expect((await requestEmail(email.toUpperCase())).status).toBe(422);
  });
});

describe('what a link would undo', () => {
  const details = async (link: string) =>
    network.request('/publisher/v1/undo-change/details', { json: { token: secretOf(link) } });
  const told = async (link: string) => read((await details(link)).body, 'data');

  test('is said without a secret, with every later change, and changes nothing', async () => {
    await requestEmail(other);
    const { link } = await mail('email-change-requested');
    await advance(60_000);
    await confirm((await mail('email-confirm')).link);
    await changeBilling({ iban, payment_method: 'swift', bic: 'WESTGB2L' });
    await network.request('/oauth/pat', { method: 'POST', token });
    const at = new Date(Date.parse(start) + 60_000).toISOString();
    const later = [
      { kind: 'email', at, restores: 'p•••@portal.test' },
      { kind: 'payout_details', at, restores: 'SEPA •••• 3000' },
      { kind: 'api_token', at, restores: null },
    ];
    const first = { kind: 'email_request', at: start, restores: null };
    expect(await told(link)).toEqual([first, ...later]);
    expect(await told((await mail('payout-details-changed')).link)).toEqual(later.slice(1));
    expect((await details(link)).text).not.toMatch(/pat_|publisher@portal|elsewhere|DE8937/);
    expect((await undo(link)).status).toBe(200);
    expect(codeOf(await details(link))).toEqual([400, 'INVALID_LINK']);
  });

  test('is nothing where no account was there before', async () => {
    const { db } = network.network;
    await db.updateTable('billing_detail').set({ iban: null }).where('partner_id', '=', 1).execute();
    await changeBilling({ iban: 'DE89370400440532013000' });
    expect(await told((await mail('payout-details-changed')).link)).toEqual([
      { kind: 'payout_details', at: start, restores: null },
    ]);
  });

  test('is said of a new password, and for 72 hours', async () => {
    await network.request('/password/publisher/email', { json: { email } });
    const chosen = 'a wholly new passphrase';
    const json = { email, token: secretOf((await mail('password-reset')).link), password: chosen };
    await network.request('/password/publisher/reset', { json: { ...json, password_confirmation: chosen } });
    const { link } = await mail('password-changed');
    expect(await told(link)).toEqual([{ kind: 'password', at: start, restores: null }]);
    await advance(hours(72));
    expect(codeOf(await details(link))).toEqual([400, 'INVALID_LINK']);
    expect(codeOf(await details('https://x.test/undo-change?token=guessed'))).toEqual([400, 'INVALID_LINK']);
  });

  test('cannot be guessed: wrong links are limited', async () => {
    const guess = (nth: number) => details(`https://x.test/undo-change?token=guess${nth}`);
    const answers = [];
    for (let nth = 0; nth < 61; nth += 1) answers.push((await guess(nth)).status);
    expect(answers.at(-1)).toBe(429);
  });
});

test('a password set by mail holds payouts, too, and its mail undoes it', async () => {
  await network.request('/password/publisher/email', { json: { email } });
  const chosen = 'a wholly new passphrase';
  const json = { email, token: secretOf((await mail('password-reset')).link), password: chosen };
  await network.request('/password/publisher/reset', { json: { ...json, password_confirmation: chosen } });
  const session = await network.tokenOf();
  expect(read(await profile(session), 'payout_hold')).toEqual({ until: after(72), reason: 'password' });
  expect((await undo((await mail('password-changed')).link)).status).toBe(200);
  expect((await network.signIn(email, chosen)).status).toBe(400);
  expect((await network.request('/publisher/v1/user-profile', { token: session })).status).toBe(401);
});

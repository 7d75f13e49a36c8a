import { describe, expect, test } from 'vitest';
import { activateTotp } from './factors.ts';
import { resetLink } from './mailed-links.ts';
import { type TestNetwork, aText, password, read, readList, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const email = 'publisher@portal.test';
const fresh = 'a wholly new passphrase';
const request = (address: string) =>
  network.request('/password/publisher/email', { json: { email: address } });
const outbox = async () => readList((await network.request('/__test/outbox')).body, 'data');
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const minutes = (count: number) => count * 60_000;

const tokenByMail = async (address = email) =>
  (await resetLink(network, address)).searchParams.get('token') ?? '';
const reset = (token: string, change: Record<string, unknown> = {}) =>
  network.request('/password/publisher/reset', {
    json: { email, token, password: fresh, password_confirmation: fresh, ...change },
  });
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');

describe('asking for a new password', () => {
  test('sends a link to who has the address', async () => {
    await request(' Publisher@Portal.test'.trim());
    const [mail, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(mail).toEqual({
      to: email,
      unsubscribe: null,
      template: 'password-reset',
      locale: 'en',
      subject: 'Set a new password',
      text: aText,
      link: aText,
      created_at: '2026-11-20T12:00:00.000Z',
    });
    const link = new URL(String(read(mail, 'link')));
    expect([link.origin, link.pathname, link.searchParams.get('email')]).toEqual([
      network.url,
      '/set-new-password',
      email,
    ]);
    expect(String(read(mail, 'text'))).toContain(link.href);
  });

  test('answers the same for addresses that nobody has', async () => {
    const [registered, unknown] = [await request(email), await request('nobody@portal.test')];
    expect([registered.status, registered.text]).toEqual([200, unknown.text]);
    expect(unknown.status).toBe(registered.status);
    expect((await outbox()).map((mail) => read(mail, 'to'))).toEqual([email]);
  });

  test('takes no longer for registered addresses', async () => {
    const took = async (address: string) => {
      const started = performance.now();
      await request(address);
      return performance.now() - started;
    };
    expect(await took('nobody@portal.test')).toBeGreaterThanOrEqual(245);
    expect(await took(email)).toBeGreaterThanOrEqual(245);
  });

  test('has its limit, for registered and unknown addresses alike', async () => {
    for (const address of [email, 'nobody@portal.test']) {
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push(await request(address));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(answers[5]?.headers.get('retry-after')).toBe('3600');
    }
  });

  test('keeps no link in the database as it is', async () => {
    const token = await tokenByMail();
    const rows = await network.network.db.selectFrom('one_time_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a new password', () => {
  test('takes the place of the old one and ends every session', async () => {
    const [session, token] = [await network.tokenOf(), await tokenByMail()];
    const { body } = await network.request('/oauth/pat', { method: 'POST', token: session });
    const apiToken = String(read(body, 'data.access_token'));
    const answer = await reset(token);
    expect([answer.status, read(answer.body, 'data')]).toEqual([200, { success: true }]);
    for (const former of [session, apiToken]) {
      expect((await network.request('/publisher/v1/user-profile', { token: former })).status).toBe(401);
    }
    expect(codeOf(await network.signIn(email, password))).toBe('INVALID_CREDENTIALS');
    expect((await network.signIn(email, fresh)).status).toBe(200);
    const [mail] = await outbox();
    expect(mail).toMatchObject({ to: email, template: 'password-changed' });
    const profile = await network.request('/publisher/v1/user-profile', {
      token: String(read((await network.signIn(email, fresh)).body, 'access_token')),
    });
    expect(read(profile.body, 'data.password_changed_at')).toBe('2026-11-20T12:00:00.000Z');
  });

  test('is set once by a link, even by ten at the same time', async () => {
    const token = await tokenByMail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        reset(token, { password: `passphrase ${index}`, password_confirmation: `passphrase ${index}` }),
      ),
    );
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'INVALID_RESET_LINK')).toHaveLength(9);
    expect((await network.signIn(email, `passphrase ${won[0]}`)).status).toBe(200);
  });

  test('is set within an hour', async () => {
    const token = await tokenByMail();
    await advance(minutes(60));
    const answer = await reset(token);
    expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_RESET_LINK']);
    expect((await network.signIn(email, password)).status).toBe(200);
  });

  test('is set by the newest link alone', async () => {
    const [first, second] = [await tokenByMail(), await tokenByMail()];
    expect(codeOf(await reset(first))).toBe('INVALID_RESET_LINK');
    expect((await reset(second)).status).toBe(200);
  });

  test('is set for nobody else by a link', async () => {
    const token = await tokenByMail();
    expect(codeOf(await reset(token, { email: 'terms@portal.test' }))).toBe('INVALID_RESET_LINK');
    expect((await network.signIn('terms@portal.test')).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  test('is not set by a link that signs in, and no link that sets it signs in', async () => {
    const { body } = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(body, 'url'))).searchParams.get('ott') ?? '';
    expect(codeOf(await reset(ott))).toBe('INVALID_RESET_LINK');
    const exchanged = await network.request('/oauth/ott-token', { json: { ott: await tokenByMail() } });
    expect(codeOf(exchanged)).toBe('INVALID_ONE_TIME_TOKEN');
  });

  test('[E2] that was not typed twice alike is refused in words', async () => {
    const { body } = await reset(await tokenByMail(), { password_confirmation: 'something else' });
    const errors = [{ code: 'CONFIRMED', description: 'Confirmation does not match' }];
    expect(read(body, 'errors')).toEqual([{ field: 'password_confirmation', errors }]);
  });

  test.each([
    ['password_confirmation', { password_confirmation: 'something else' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
  ])('[E2, F1] refuses %s and leaves the link as it is', async (field, change) => {
    const token = await tokenByMail();
    const { status, body } = await reset(token, change);
    expect([status, read(body, 'errors.0.field')]).toEqual([422, field]);
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    ['elevenchars', 'PASSWORD_SHORT', 'Please enter at least 12 characters'],
    [
      'Password1234',
      'PASSWORD_COMMON',
      'This is one of the most common passwords, please choose another one',
    ],
    [
      'Kestrel Media 2026',
      'PASSWORD_PERSONAL',
      'Please choose something other than your name, your company or your email address',
    ],
  ])('[E2, F1] that is %s is refused in words, and the link stays good', async (weak, code, description) => {
    const token = await tokenByMail();
    const { status, body } = await reset(token, { password: weak, password_confirmation: weak });
    expect([status, read(body, 'errors')]).toEqual([
      422,
      [{ field: 'password', errors: [{ code, description }] }],
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  test('has at least 8 characters with a second factor, 12 without', async () => {
    const eight = { password: 'vq7 mzt!', password_confirmation: 'vq7 mzt!' };
    const { body } = await reset(await tokenByMail(), eight);
    const short = { code: 'PASSWORD_SHORT', description: 'Please enter at least 12 characters' };
    expect(read(body, 'errors')).toEqual([{ field: 'password', errors: [short] }]);
    await activateTotp(network);
    const seven = { password: 'vq7 mzt', password_confirmation: 'vq7 mzt' };
    const refused = await reset(await tokenByMail(), seven);
    expect(read(refused.body, 'errors.0.errors.0.description')).toBe('Please enter at least 8 characters');
    expect((await reset(await tokenByMail(), eight)).status).toBe(200);
    expect(codeOf(await network.signIn(email, eight.password))).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('is not found by guessing', async () => {
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await reset(`guess ${count}`)).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  test('lets a locked out owner sign in again', async () => {
    for (let count = 0; count < 20; count += 1) await network.signIn(email, 'guess');
    expect((await network.signIn(email)).status).toBe(429);
    await reset(await tokenByMail());
    expect((await network.signIn(email, fresh)).status).toBe(200);
  });
});

describe('a new password by the current one', () => {
  const change = (token: string, body: Record<string, unknown> = {}) =>
    network.request('/publisher/v1/user-profile/password', {
      method: 'PUT',
      json: { current_password: password, password: fresh, password_confirmation: fresh, ...body },
      token,
    });
  const isOpen = async (token: string) =>
    (await network.request('/publisher/v1/user-profile', { token })).status === 200;
  const problem = ({ status, body }: { status: number; body: unknown }) => [
    status,
    read(body, 'errors.0.field'),
    read(body, 'errors.0.errors.0.code'),
  ];

  test('is used from then on, and ends every other session and mailed links, but no API token', async () => {
    const token = await network.tokenOf();
    const other = await network.tokenOf();
    const { body } = await network.request('/oauth/pat', { method: 'POST', token });
    const pat = String(read(body, 'data.access_token'));
    const link = await tokenByMail();
    expect((await change(token)).status).toBe(200);
    expect([await isOpen(token), await isOpen(other), await isOpen(pat)]).toEqual([true, false, true]);
    expect((await network.signIn(email, fresh)).status).toBe(200);
    expect((await network.signIn(email)).status).toBe(400);
    expect(codeOf(await reset(link))).toBe('INVALID_RESET_LINK');
    const [mail] = await outbox();
    expect([read(mail, 'template'), read(mail, 'to')]).toEqual(['password-changed', email]);
    const { body: profile } = await network.request('/publisher/v1/user-profile', { token });
    expect(read(profile, 'data.payout_hold.reason')).toBe('password');
  });

  const both = (chosen: string) => ({ password: chosen, password_confirmation: chosen });
  test.each([
    {
      why: 'the current one is wrong',
      body: { current_password: 'portal-dem' },
      says: 'current_password PASSWORD_WRONG',
    },
    { why: 'it is too short', body: both('nine char'), says: 'password PASSWORD_SHORT' },
    { why: 'it is a common one', body: both('password1234'), says: 'password PASSWORD_COMMON' },
    {
      why: 'its repetition differs',
      body: { password_confirmation: 'a wholly' },
      says: 'password_confirmation CONFIRMED',
    },
  ])('is refused where $why, and nothing changes', async ({ body, says }) => {
    const [token, other] = [await network.tokenOf(), await network.tokenOf()];
    expect(problem(await change(token, body))).toEqual([422, ...says.split(' ')]);
    expect([await isOpen(token), await isOpen(other), await outbox()]).toEqual([true, true, []]);
    expect((await network.signIn(email)).status).toBe(200);
  });

  test('has at least 8 characters with a second factor', async () => {
    const token = await network.tokenOf();
    expect(problem(await change(token, both('vq7 mzt!')))).toEqual([422, 'password', 'PASSWORD_SHORT']);
    await activateTotp(network);
    expect(problem(await change(token, both('vq7 mzt')))).toEqual([422, 'password', 'TOO_SMALL']);
    expect((await change(token, both('vq7 mzt!'))).status).toBe(200);
  });

  test('is out of reach for API tokens, and for operators in a shadow login', async () => {
    const token = await network.tokenOf();
    const { body } = await network.request('/oauth/pat', { method: 'POST', token });
    expect((await change(String(read(body, 'data.access_token')))).status).toBe(403);
    const shadow = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(shadow.body, 'url'))).searchParams.get('ott');
    const signedIn = await network.request('/oauth/ott-token', { json: { ott } });
    expect((await change(String(read(signedIn.body, 'access_token')))).status).toBe(403);
    expect((await network.signIn(email)).status).toBe(200);
  });

  test('needs no confirmation besides, however long ago the sign-in, and is one', async () => {
    const token = await network.tokenOf();
    await network.request('/__test/clock', { json: { advanceMs: 660_000 } });
    const requestEmail = () =>
      network.request('/publisher/v1/user-profile/email', { json: { email: 'new@elsewhere.test' }, token });
    expect(codeOf(await requestEmail())).toBe('CONFIRMATION_REQUIRED');
    expect((await change(token)).status).toBe(200);
    expect((await requestEmail()).status).toBe(200);
  });

  test('takes as many guesses at the current one as a sign-in', async () => {
    const token = await network.tokenOf();
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await change(token, { current_password: 'guess' })).status);
    }
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([422, 429]);
    expect((await change(token)).status).toBe(429);
  });
});

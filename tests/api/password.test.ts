import { describe, expect, test } from 'vitest';
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

async function tokenByMail(address = email) {
  await request(address);
  const [mail] = await outbox();
  return new URL(String(read(mail, 'link'))).searchParams.get('token') ?? '';
}
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

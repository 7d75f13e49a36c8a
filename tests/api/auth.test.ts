import { describe, expect, test } from 'vitest';
import { type TestNetwork, password, read, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const aToken: unknown = expect.stringMatching(/^[\w-]{43}$/);
const profilePath = '/publisher/v1/user-profile';
const minutes = (count: number) => count * 60_000;
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const profile = (token: string) => network.request(profilePath, { token });

async function shadowToken() {
  const { body } = await network.request('/__test/shadow-login', { json: {} });
  return new URL(String(read(body, 'url'))).searchParams.get('ott') ?? '';
}
const exchange = (ott: string) => network.request('/oauth/ott-token', { json: { ott } });

describe('signing in', () => {
  test('[S2] gives opaque tokens for an hour', async () => {
    const { status, body } = await network.signIn('publisher@portal.test');
    expect(status).toBe(200);
    expect(body).toEqual({
      token_type: 'Bearer',
      expires_in: 3600,
      access_token: aToken,
      refresh_token: aToken,
    });
  });

  test('an address is recognised in any case and with spaces around it', async () => {
    expect((await network.signIn(' Publisher@Portal.Test ')).status).toBe(200);
  });

  test.each([
    {
      who: 'a wrong password',
      username: 'publisher@portal.test',
      secret: 'not it',
      code: 'INVALID_CREDENTIALS',
    },
    {
      who: 'an unknown address',
      username: 'nobody@portal.test',
      secret: password,
      code: 'INVALID_CREDENTIALS',
    },
    {
      who: 'a suspended account',
      username: 'suspended@portal.test',
      secret: password,
      code: 'ACCOUNT_SUSPENDED',
    },
    {
      who: 'a guess at one',
      username: 'suspended@portal.test',
      secret: 'not it',
      code: 'INVALID_CREDENTIALS',
    },
    {
      who: 'an account awaiting review',
      username: 'new@portal.test',
      secret: password,
      code: 'ACCOUNT_PENDING',
    },
  ])('[S9] $who is refused with $code', async ({ username, secret, code }) => {
    const answer = await network.signIn(username, secret);
    const status = code === 'INVALID_CREDENTIALS' ? 400 : 403;
    expect([answer.status, read(answer.body, 'code')]).toEqual([status, code]);
    expect(read(answer.body, 'errors.0.code')).toBe(code);
  });

  test('no token and no password is in the database as it is', async () => {
    const token = await network.tokenOf();
    const tokens = await network.network.db.selectFrom('token').selectAll().execute();
    const users = await network.network.db.selectFrom('app_user').selectAll().execute();
    expect(tokens).toHaveLength(2);
    const stored = JSON.stringify([tokens, users]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });

  test('too many failures are refused for a while, also with the right password', async () => {
    for (let count = 0; count < 20; count += 1) await network.signIn('publisher@portal.test', 'guess');
    const refused = await network.signIn('publisher@portal.test');
    expect([refused.status, read(refused.body, 'code')]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await network.signIn('terms@portal.test')).status).toBe(200);
    await advance(minutes(10));
    expect((await network.signIn('publisher@portal.test')).status).toBe(200);
  });

  test('success leaves nothing counted', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await network.signIn('publisher@portal.test')).status).toBe(200);
    }
  });
});

describe('a token', () => {
  test('[S4] opens the account by the authorization header', async () => {
    const { status, body } = await profile(await network.tokenOf());
    expect([status, read(body, 'data.email')]).toEqual([200, 'publisher@portal.test']);
  });

  test('expires after its hour', async () => {
    const token = await network.tokenOf();
    await advance(minutes(60) - 1);
    expect((await profile(token)).status).toBe(200);
    await advance(1);
    expect((await profile(token)).status).toBe(401);
  });

  test('[S11] is gone at once after signing out, and its refresh token with it; other sessions stay', async () => {
    const [mine, other] = [await network.tokenOf(), await network.tokenOf()];
    expect((await network.request('/oauth/token', { method: 'DELETE', token: mine })).body).toEqual({
      data: { success: true },
      meta: { api_version: '1.0.0' },
    });
    expect((await profile(mine)).status).toBe(401);
    expect((await profile(other)).status).toBe(200);
    expect(await network.network.db.selectFrom('token').selectAll().execute()).toHaveLength(2);
  });

  test('in a cookie is no token', async () => {
    const { body } = await network.signIn('publisher@portal.test');
    const cookie = `token=${encodeURIComponent(JSON.stringify(body))}`;
    expect((await network.request(profilePath, { headers: { cookie } })).status).toBe(401);
  });

  test.each(['Bearer', 'Bearer ', 'Bearer nonsense', 'Basic cHVibGlzaGVyOnBvcnRhbC1kZW1v', 'Bearer a b'])(
    'that is no token is refused: %s',
    async (authorization) => {
      const { status, body } = await network.request(profilePath, { headers: { authorization } });
      expect([status, read(body, 'code')]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  test('[S4] stands alone in the header, whose word may be spelled in any way', async () => {
    const token = await network.tokenOf();
    const headers = ['bearer T', 'BEARER T', 'x Bearer T', 'Bearer T x', 'Bearer  T', 'Basic T', 'T'];
    const statuses = [];
    for (const header of headers) {
      const authorization = header.replace('T', token);
      statuses.push((await network.request(profilePath, { headers: { authorization } })).status);
    }
    expect([...statuses, (await network.request(profilePath)).status]).toEqual([
      200, 200, 401, 401, 401, 401, 401, 401,
    ]);
    const stored = await network.network.db.selectFrom('token').select('last_used_at').execute();
    expect(stored).toEqual([{ last_used_at: null }, { last_used_at: null }]);
  });

  test('for refreshing opens nothing', async () => {
    const { body } = await network.signIn('publisher@portal.test');
    expect((await profile(String(read(body, 'refresh_token')))).status).toBe(401);
  });

  test('[S15] of an account that was suspended meanwhile is refused as such', async () => {
    const token = await network.tokenOf();
    await network.network.db
      .updateTable('partner')
      .set({ status: 'suspended' })
      .where('id', '=', 1)
      .execute();
    const { status, body } = await profile(token);
    expect([status, read(body, 'code')]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });
});

describe('a one-time token', () => {
  test('[S5, M4] signs the operator in as the publisher and names the operator', async () => {
    const { status, body } = await exchange(await shadowToken());
    expect(status).toBe(200);
    const { body: seen } = await profile(String(read(body, 'access_token')));
    expect(read(seen, 'data.email')).toBe('publisher@portal.test');
    expect(read(seen, 'data.shadow')).toEqual({ id: 5, firstname: 'Ines', lastname: 'Aldridge' });
  });

  test('works once, even for ten at the same time', async () => {
    const ott = await shadowToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(ott)));
    const refused = answers.filter(({ body }) => read(body, 'code') === 'INVALID_ONE_TIME_TOKEN');
    expect([refused.length, answers.filter(({ status }) => status === 200).length]).toEqual([9, 1]);
  });

  test.each([
    ['still good to the end of a day', -1, undefined],
    ['too old after it', 0, 'INVALID_ONE_TIME_TOKEN'],
  ])('is %s', async (_, later, code) => {
    const ott = await shadowToken();
    await advance(minutes(24 * 60) + later);
    expect(read((await exchange(ott)).body, 'code')).toBe(code);
  });
});

describe('the profile', () => {
  test('[T1] shows new terms where they are pending', async () => {
    const { body } = await profile(await network.tokenOf('terms@portal.test'));
    expect(read(body, 'data.partner.terms_conditions')).toEqual({
      acceptation: true,
      new_url: `${network.url}/storage/terms/current`,
      tos: '2026-10',
      accepted_at: '2025-10-16T12:00:00.000Z',
    });
    const terms = await network.request('/storage/terms/current');
    expect(terms.text).toContain('Version 2026-10');
  });

  test('[S14] marks the operator as an admin', async () => {
    const { body } = await profile(await network.tokenOf('operator@portal.test'));
    expect([read(body, 'data.admin'), read(body, 'data.superadmin')]).toEqual(['y', 'n']);
  });
});

describe('the password grant', () => {
  const form = new URLSearchParams({
    grant_type: 'password',
    username: 'publisher@portal.test',
    password,
  }).toString();
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
  });
  const grant = (headers: Record<string, string>, body = form) =>
    network.request('/api/oauth/token', { body, type: 'application/x-www-form-urlencoded', headers });

  test('[P8.b] gives a token to a client that authenticates', async () => {
    const { status, headers, body } = await grant(basic('publisher', 'portal-demo'));
    expect([status, read(body, 'token_type')]).toEqual([200, 'Bearer']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('takes a secret with reserved characters, encoded or plain', async () => {
    const secret = 'p@ss:w+rd %41&';
    const { digest } = await import('#server/auth/secrets.ts');
    await network.network.db
      .insertInto('oauth_client')
      .values({ id: 'strange/one', secret_hash: digest(secret) })
      .execute();
    const encoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
    expect((await grant(basic('strange/one', secret))).status).toBe(200);
    expect((await grant(basic(encoded('strange/one'), encoded(secret)))).status).toBe(200);
    expect((await grant(basic(encoded('strange/one'), `p%40ss%3Aw%2Brd+%2541&`))).status).toBe(200);
    expect((await grant(basic('strange/one', `${secret}x`))).status).toBe(401);
  });

  test('[P8] is for nobody whose header is anything else than a name and a secret', async () => {
    const { digest } = await import('#server/auth/secrets.ts');
    await network.network.db
      .insertInto('oauth_client')
      .values({ id: 'a', secret_hash: digest('ab') })
      .execute();
    const encoded = Buffer.from('a:ab').toString('base64');
    const headers = [
      `basic ${encoded}`,
      `x Basic ${encoded}`,
      `Basic ${encoded} x`,
      `Bearer ${encoded}`,
      `Basic ${Buffer.from('ab').toString('base64')}`,
    ];
    const statuses = [];
    for (const authorization of headers) statuses.push((await grant({ authorization })).status);
    expect(statuses).toEqual([200, 401, 401, 401, 401]);
  });

  test('refuses in the words of OAuth', async () => {
    const nobody = await grant({});
    expect([nobody.status, read(nobody.body, 'error')]).toEqual([401, 'invalid_client']);
    expect(nobody.headers.get('www-authenticate')).toBe('Basic realm="network"');
    const wrong = await grant(basic('publisher', 'portal-demo'), form.replace(password, 'guess'));
    expect([wrong.status, read(wrong.body, 'error')]).toEqual([400, 'invalid_grant']);
    const other = await grant(basic('publisher', 'portal-demo'), 'grant_type=client_credentials');
    expect(read(other.body, 'error')).toBe('unsupported_grant_type');
    const none = await grant(basic('publisher', 'portal-demo'), 'username=a&password=b');
    expect(read(none.body, 'error')).toBe('invalid_request');
  });
});

import * as oauth from 'oauth4webapi';
import { describe, expect, test } from 'vitest';
import { digest } from '#server/auth/secrets.ts';
import { type TestNetwork, password, read, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const username = 'publisher@portal.test';
const profilePath = '/publisher/v1/user-profile';
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const use = async (token: string) => (await network.request(profilePath, { token })).status;
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');

async function addClient(id: string, secret: string) {
  await network.network.db
    .insertInto('oauth_client')
    .values({ id, secret_hash: digest(secret) })
    .execute();
}

type Grant = { type: string; parameters: Record<string, string> };

describe('a client library of OAuth', () => {
  const server = (): oauth.AuthorizationServer => ({
    issuer: network.url,
    token_endpoint: `${network.url.replace('http:', 'https:')}/api/oauth/token`,
  });
  // The library insists on https, which a proxy would terminate.
  const options = {
    [oauth.customFetch]: (url: string, init: RequestInit) => fetch(url.replace('https:', 'http:'), init),
  };
  const request = (id: string, secret: string, grant: Grant) =>
    oauth.genericTokenEndpointRequest(
      server(),
      { client_id: id },
      oauth.ClientSecretBasic(secret),
      grant.type,
      grant.parameters,
      options,
    );
  const withPassword = { type: 'password', parameters: { username, password } };

  test.each([
    ['publisher', 'portal-demo'],
    ['reserved', '@:+%'],
    ['reserved', 'p@ss:w+rd %41&=?/#'],
    ['reserved', 'ümläut €'],
    ['with/reserved:id+%', 'a secret: of all'],
  ])('[P8] gets a token as %s with the secret %s', async (id, secret) => {
    if (id !== 'publisher') await addClient(id, secret);
    const answer = await request(id, secret, withPassword);
    const token = await oauth.processGenericTokenEndpointResponse(server(), { client_id: id }, answer);
    expect([token.token_type, token.expires_in]).toEqual(['bearer', 3600]);
    expect(await use(token.access_token)).toBe(200);
  });

  test('[P8] refreshes it', async () => {
    const first = await oauth.processGenericTokenEndpointResponse(
      server(),
      { client_id: 'publisher' },
      await request('publisher', 'portal-demo', withPassword),
    );
    const answer = await oauth.refreshTokenGrantRequest(
      server(),
      { client_id: 'publisher' },
      oauth.ClientSecretBasic('portal-demo'),
      first.refresh_token ?? '',
      options,
    );
    const second = await oauth.processRefreshTokenResponse(server(), { client_id: 'publisher' }, answer);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await use(second.access_token)).toBe(200);
  });

  test.each([
    ['a wrong secret', 'publisher', 'guess'],
    ['an unknown client', 'nobody', 'portal-demo'],
  ])('[P8] reads the challenge where %s is refused', async (_, id, secret) => {
    const answer = await request(id, secret, withPassword);
    await expect(
      oauth.processGenericTokenEndpointResponse(server(), { client_id: id }, answer),
    ).rejects.toThrow(oauth.WWWAuthenticateChallengeError);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="network"']);
  });

  test.each<{ what: string; grant: Grant; error: string }>([
    {
      what: 'a wrong password',
      grant: { type: 'password', parameters: { username, password: 'guess' } },
      error: 'invalid_grant',
    },
    {
      what: 'a used up refresh token',
      grant: { type: 'refresh_token', parameters: { refresh_token: 'x' } },
      error: 'invalid_grant',
    },
    {
      what: 'a grant that there is not',
      grant: { type: 'client_credentials', parameters: {} },
      error: 'unsupported_grant_type',
    },
    {
      what: 'half of the credentials',
      grant: { type: 'password', parameters: { username } },
      error: 'invalid_request',
    },
  ])('[P8] reads why $what is refused', async ({ grant, error }) => {
    const answer = await request('publisher', 'portal-demo', grant);
    await expect(
      oauth.processGenericTokenEndpointResponse(server(), { client_id: 'publisher' }, answer),
    ).rejects.toMatchObject({ error, status: 400 });
  });
});

describe('a client as of a command line', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const credentials = { grant_type: 'password', username, password };
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const grant = (authorization: string | null, body = form(credentials), type?: string) =>
    network.request('/api/oauth/token', {
      body,
      type: type ?? 'application/x-www-form-urlencoded',
      ...(authorization !== null && { headers: { authorization } }),
    });
  const errorOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'error')];

  test('[P8] that encodes nothing gets a token too', async () => {
    await addClient('plain', 'p@ss:w+rd %41');
    const { status, headers } = await grant(basic('plain:p@ss:w+rd %41'));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('[P8] that names the character set gets one too', async () => {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8';
    expect((await grant(basic('publisher:portal-demo'), form(credentials), type)).status).toBe(200);
  });

  test.each([
    ['no authorization', null],
    ['another scheme', 'Bearer cHVibGlzaGVyOnBvcnRhbC1kZW1v'],
    ['no colon', basic('publisher')],
    ['an empty secret', basic('publisher:')],
    ['no base64', 'Basic ::::'],
    ['a secret in the other case', basic('publisher:Portal-Demo')],
  ])('[P8] with %s is refused', async (_, authorization) => {
    expect(errorOf(await grant(authorization))).toEqual([401, 'invalid_client']);
  });

  test('[P8] with a wrong request names the mistake', async () => {
    const authorization = basic('publisher:portal-demo');
    expect(errorOf(await grant(authorization, ''))).toEqual([400, 'invalid_request']);
    expect(errorOf(await grant(authorization, `${form(credentials)}&username=other`))).toEqual([
      400,
      'invalid_request',
    ]);
    expect(errorOf(await grant(authorization, JSON.stringify(credentials), 'application/json'))).toEqual([
      415,
      'invalid_request',
    ]);
    expect((await network.request('/api/oauth/token', { headers: { authorization } })).status).toBe(404);
  });

  test('[S15] refuses accounts that are not active', async () => {
    for (const name of ['suspended@portal.test', 'new@portal.test']) {
      const answer = await grant(basic('publisher:portal-demo'), form({ ...credentials, username: name }));
      expect(errorOf(answer)).toEqual([400, 'invalid_grant']);
    }
  });
});

describe('a refresh token', () => {
  const refresh = (token: string) =>
    network.request('/oauth/token', {
      json: { grant_type: 'refresh_token', client_id: 'publisher', refresh_token: token },
    });
  const tokensOf = (body: unknown) => ({
    access: String(read(body, 'access_token')),
    refresh: String(read(body, 'refresh_token')),
  });
  const signIn = async () => tokensOf((await network.signIn(username)).body);

  test('[S1] gives new tokens of the same session, also when the hour is over', async () => {
    const first = await signIn();
    await advance(2 * 3_600_000);
    const answer = await refresh(first.refresh);
    const second = tokensOf(answer.body);
    expect([answer.status, read(answer.body, 'expires_in'), await use(second.access)]).toEqual([
      200, 3600, 200,
    ]);
    expect([second.refresh === first.refresh, await use(first.access)]).toEqual([false, 401]);
    await network.request('/oauth/token', { method: 'DELETE', token: second.access });
    expect(codeOf(await refresh(second.refresh))).toBe('INVALID_REFRESH_TOKEN');
  });

  test('that is used again ends its session', async () => {
    const [first, other] = [await signIn(), await signIn()];
    const second = tokensOf((await refresh(first.refresh)).body);
    const again = await refresh(first.refresh);
    expect([again.status, codeOf(again)]).toEqual([400, 'INVALID_REFRESH_TOKEN']);
    expect([await use(first.access), await use(second.access)]).toEqual([401, 401]);
    expect(codeOf(await refresh(second.refresh))).toBe('INVALID_REFRESH_TOKEN');
    expect(await use(other.access)).toBe(200);
  });

  test('that is used ten times at once serves one of them at most, and ends the session', async () => {
    const { refresh: token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await use(tokensOf(won[0]?.body).access)).toBe(401);
  });

  test('is too old after two weeks', async () => {
    const { refresh: token } = await signIn();
    await advance(14 * 86_400_000);
    expect(codeOf(await refresh(token))).toBe('INVALID_REFRESH_TOKEN');
  });

  test('is neither an access token nor an API token', async () => {
    const { access } = await signIn();
    const { body } = await network.request('/oauth/pat', { method: 'POST', token: access });
    for (const token of [access, String(read(body, 'data.access_token'))]) {
      expect(codeOf(await refresh(token))).toBe('INVALID_REFRESH_TOKEN');
      expect(await use(token)).toBe(200);
    }
  });

  test('[M4] of a shadow login goes on as one', async () => {
    const { body: hook } = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(hook, 'url'))).searchParams.get('ott');
    const { body } = await network.request('/oauth/ott-token', { json: { ott } });
    const { access } = tokensOf((await refresh(tokensOf(body).refresh)).body);
    const profile = await network.request(profilePath, { token: access });
    expect(read(profile.body, 'data.shadow.firstname')).toBe('Ines');
  });

  test('[S15] of an account that was suspended meanwhile is refused as such', async () => {
    const { refresh: token } = await signIn();
    await network.network.db
      .updateTable('partner')
      .set({ status: 'suspended' })
      .where('id', '=', 1)
      .execute();
    expect(codeOf(await refresh(token))).toBe('ACCOUNT_SUSPENDED');
  });
});

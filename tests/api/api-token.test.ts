import { describe, expect, test } from 'vitest';
import { type TestNetwork, read, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const path = '/oauth/pat';
const profilePath = '/publisher/v1/user-profile';
const create = (token: string) => network.request(path, { method: 'POST', token });
const revoke = (token: string) => network.request(path, { method: 'DELETE', token });
const profileBy = (token: string) => network.request(profilePath, { token });
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const codeOf = ({ body }: { body: unknown }) => read(body, 'code');
async function created(token: string) {
  return String(read((await create(token)).body, 'data.access_token'));
}

async function shadowToken() {
  const { body } = await network.request('/__test/shadow-login', { json: {} });
  const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
  return String(read((await network.request('/oauth/ott-token', { json: { ott } })).body, 'access_token'));
}

describe('an API token', () => {
  test('[O11.a] is shown once, and only its digest is stored', async () => {
    const session = await network.tokenOf();
    const { status, body } = await create(session);
    expect([status, read(body, 'data')]).toEqual([
      200,
      {
        token_type: 'Bearer',
        access_token: expect.stringMatching(/^pat_[\w-]{43}$/) as unknown,
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ]);
    const token = String(read(body, 'data.access_token'));
    expect(read((await profileBy(session)).body, 'data.api_token')).toEqual({
      hint: `pat_…${token.slice(-4)}`,
      created_at: '2026-11-20T12:00:00.000Z',
      last_used_at: null,
    });
    expect((await profileBy(session)).text).not.toContain(token);
    const rows = await network.network.db.selectFrom('token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('[O11] opens the same calls, for longer than any session', async () => {
    const token = await created(await network.tokenOf());
    await advance(400 * 86_400_000);
    const { status, body } = await profileBy(token);
    expect([status, read(body, 'data.email')]).toEqual([200, 'publisher@portal.test']);
    expect((await network.request('/publisher/v1/offers?limit=1', { token })).status).toBe(200);
    expect(read(body, 'data.api_token.last_used_at')).toBe('2027-12-25T12:00:00.000Z');
  });

  test('[O11] remembers to the minute when it was used', async () => {
    const session = await network.tokenOf();
    const token = await created(session);
    const lastUsed = async () => read((await profileBy(session)).body, 'data.api_token.last_used_at');
    await profileBy(token);
    expect(await lastUsed()).toBe('2026-11-20T12:00:00.000Z');
    await advance(59_000);
    await profileBy(token);
    expect(await lastUsed()).toBe('2026-11-20T12:00:00.000Z');
    await advance(1000);
    await profileBy(token);
    expect(await lastUsed()).toBe('2026-11-20T12:01:00.000Z');
  });

  test('[O11] is revoked at once; sessions stay', async () => {
    const session = await network.tokenOf();
    const token = await created(session);
    expect((await revoke(session)).body).toEqual({
      data: { success: true },
      meta: { api_version: '1.0.0' },
    });
    expect([(await profileBy(token)).status, (await profileBy(session)).status]).toEqual([401, 200]);
    expect(read((await profileBy(session)).body, 'data.api_token')).toBeNull();
    expect(codeOf(await revoke(session))).toBe('NOT_FOUND_HTTP_EXCEPTION');
  });

  test('[O11] revokes itself, and signing out with it does the same', async () => {
    const session = await network.tokenOf();
    const first = await created(session);
    expect((await revoke(first)).status).toBe(200);
    expect((await profileBy(first)).status).toBe(401);
    const second = await created(session);
    expect((await network.request('/oauth/token', { method: 'DELETE', token: second })).status).toBe(200);
    expect([(await profileBy(second)).status, (await profileBy(session)).status]).toEqual([401, 200]);
  });

  test('[O11] ends itself long after anybody has confirmed who they are, and nothing else', async () => {
    const session = await network.tokenOf();
    const token = await created(session);
    const json = { name: 'Weekly report', scope: 'figures', days: 365 };
    const other = await network.request('/publisher/v1/api-tokens', { json, token: session });
    const named = String(read(other.body, 'data.access_token'));
    await advance(50 * 60_000);
    expect(codeOf(await revoke(session))).toBe('CONFIRMATION_REQUIRED');
    expect((await revoke(token)).status).toBe(200);
    const figures = '/publisher/v2/analytics/dict-kpi';
    expect((await network.request(figures, { token: named })).status).toBe(200);
    expect((await revoke(named)).status).toBe(200);
    expect((await network.request(figures, { token: named })).status).toBe(401);
    expect((await profileBy(session)).status).toBe(200);
  });

  test('[O11] of an operator ends itself, though operators may not touch those of the publisher', async () => {
    const operator = await network.tokenOf('operator@portal.test');
    const allow = (names: string[]) =>
      network.request('/publisher/v1/config', {
        method: 'PUT',
        json: { general: { shadow_may_change: names } },
        token: operator,
      });
    const publishers = await created(await network.tokenOf());
    await revoke(publishers);
    await allow(['api_tokens']);
    const token = await created(await shadowToken());
    await allow([]);
    expect((await revoke(token)).status).toBe(200);
    expect((await profileBy(token)).status).toBe(401);
  });

  test('[O11] is one at a time, even of ten at the same time', async () => {
    const session = await network.tokenOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(session)));
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter((answer) => codeOf(answer) === 'API_TOKEN_EXISTS').length]).toEqual([
      1, 9,
    ]);
    expect((await profileBy(String(read(won[0]?.body, 'data.access_token')))).status).toBe(200);
    await revoke(session);
    expect((await create(session)).status).toBe(200);
  });

  test('[O11] without a name is not mixed up with a named one', async () => {
    const session = await network.tokenOf();
    const json = { name: 'Weekly report', scope: 'figures', days: 30 };
    const named = await network.request('/publisher/v1/api-tokens', { json, token: session });
    const profile = read((await profileBy(session)).body, 'data');
    expect([read(profile, 'api_token'), read(profile, 'named_api_tokens')]).toEqual([null, 1]);
    expect([(await revoke(session)).status, codeOf(await revoke(session))]).toEqual([
      404,
      'NOT_FOUND_HTTP_EXCEPTION',
    ]);
    const listed = await network.request('/publisher/v1/api-tokens?limit=-1', { token: session });
    expect(read(listed.body, 'data.total')).toBe(1);
    const activity = await network.network.db.selectFrom('activity').select('call').execute();
    expect(activity).toEqual([{ call: 'apiTokens.create' }]);
    expect(read(named.body, 'data.name')).toBe('Weekly report');
  });

  test('belongs to one user', async () => {
    const [mine, other] = [await network.tokenOf(), await network.tokenOf('terms@portal.test')];
    const token = await created(mine);
    expect((await revoke(other)).status).toBe(404);
    expect((await profileBy(token)).status).toBe(200);
    expect(read((await profileBy(other)).body, 'data.api_token')).toBeNull();
  });

  test('outlives signing out, and is refused after a suspension', async () => {
    const session = await network.tokenOf();
    const token = await created(session);
    await network.request('/oauth/token', { method: 'DELETE', token: session });
    expect((await profileBy(token)).status).toBe(200);
    await network.network.db
      .updateTable('partner')
      .set({ status: 'suspended' })
      .where('id', '=', 1)
      .execute();
    expect(codeOf(await profileBy(token))).toBe('ACCOUNT_SUSPENDED');
  });

  test('is not for an operator to make or take in a publisher’s place', async () => {
    const token = await created(await network.tokenOf());
    const shadow = await shadowToken();
    expect([codeOf(await create(shadow)), codeOf(await revoke(shadow))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect((await profileBy(token)).status).toBe(200);
  });
});

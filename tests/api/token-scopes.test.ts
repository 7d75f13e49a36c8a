import { describe, expect, test } from 'vitest';
import type { TokenScope } from '#contract/api-token.ts';
import type { Operation } from '#server/http/operations.ts';
import { callsOf, every } from './calls.ts';
import { type TestNetwork, onFreshNetwork, onNetwork, read, readList } from './network.ts';

let network: TestNetwork;
const path = '/publisher/v1/api-tokens';
type Body = { name?: string; scope?: string; days?: number | null };
const create = (token: string, body: Body = {}) =>
  network.request(path, { token, json: { name: 'Reporting', scope: 'figures', days: 30, ...body } });
const secretOf = ({ body }: { body: unknown }) => String(read(body, 'data.access_token'));
const listBy = async (token: string) =>
  readList((await network.request(path, { token })).body, 'data.data') as Record<string, unknown>[]; // Rows are objects.
const advance = (days: number) =>
  network.request('/__test/clock', { json: { advanceMs: days * 86_400_000 } });
const scopes = ['figures', 'links', 'all'] as const;

const signedIn = every.filter(
  ({ endpoint: { auth = 'publisher' } }) => auth === 'publisher' || auth === 'operator',
);

// By path and method, as somebody would decide who reads the list of calls.
const names = /^\/publisher\/v1\/(dict|tags)\b/;
const figures = /^\/publisher\/v2\/analytics\b/;
const links =
  /^\/publisher\/v1\/(tracking-links|clicktags|offers\/\{offerId\}\/(tracking-links|link-options))\b/;
const account =
  /^\/(oauth|publisher\/v1\/(config|partners|terms|user-profile|api-tokens|session|sessions|confirmation|factors?|passkeys?|second-factor|currency|payments))\b/;
// What an operator decides is about money.
const decision = /\/decision$/;
// They are about a person.
const emails = /^\/publisher\/v1\/notices\b/;
const own = new Set(['DELETE /oauth/token', 'DELETE /oauth/pat']);

function mayOpen(scope: TokenScope, { endpoint: { method, path: of } }: Operation) {
  if (own.has(`${method} ${of}`)) return true;
  if (decision.test(of) || emails.test(of)) return false;
  if (account.test(of)) {
    return scope === 'all' && method === 'GET' && !/(api-tokens|sessions|quote|second-factor)$/.test(of);
  }
  if (names.test(of) && method === 'GET') return true;
  if (figures.test(of)) return scope !== 'links';
  if (links.test(of)) return scope !== 'figures';
  return scope === 'all';
}

describe('every call with an API token', () => {
  const tokens: Partial<Record<`${'publisher' | 'operator'} ${TokenScope}`, string>> = {};
  onNetwork(async (opened) => {
    network = opened;
    for (const as of ['publisher', 'operator'] as const) {
      const session = await network.tokenOf(`${as}@portal.test`);
      const made = scopes.map(
        async (scope) => (tokens[`${as} ${scope}`] = secretOf(await create(session, { scope }))),
      );
      await Promise.all(made);
    }
  });

  // Without a body where one is needed: a call that is opened is refused for something else.
  test.each(signedIn)('$name is opened by its scopes alone', async (operation) => {
    const as = operation.endpoint.auth === 'operator' ? 'operator' : 'publisher';
    const isOpen = async (scope: TokenScope) => {
      const before = tokens[`${as} ${scope}`] ?? '';
      const token = own.has(`${operation.endpoint.method} ${operation.endpoint.path}`)
        ? secretOf(await create(await network.tokenOf(), { scope }))
        : before;
      const { body } = await callsOf(network).send(
        operation,
        { params: { id: 1, offerId: 1, message: 1, delivery: 1 } },
        { token },
      );
      return !String(read(body, 'description')).startsWith('This API token has the scope');
    };
    const found = await Promise.all(scopes.map(isOpen));
    expect(found).toEqual(scopes.map((scope) => mayOpen(scope, operation)));
  });
});

describe('the refusal of a call that a scope does not open', () => {
  onNetwork((opened) => {
    network = opened;
  });

  test.each([
    ['links', '/publisher/v2/analytics/overview', 'this needs "figures" or "all"'],
    ['figures', '/publisher/v1/offers', 'this needs "all"'],
    ['all', '/publisher/v1/sessions', 'no API token may do this, only a signed-in user'],
  ])('names "%s" and what %s needs', async (scope, called, says) => {
    const token = secretOf(await create(await network.tokenOf(), { scope }));
    const { status, body } = await network.request(called, { token });
    expect([status, read(body, 'code'), read(body, 'description')]).toEqual([
      403,
      'FORBIDDEN',
      `This API token has the scope "${scope}": ${says}`,
    ]);
  });
});

describe('named API tokens', () => {
  let session: string;
  onFreshNetwork(async (opened) => {
    network = opened;
    session = await network.tokenOf();
  });

  test('[O11] have name, scope, expiry, hint and, once used, the last use with its address', async () => {
    const made = await create(session);
    const secret = secretOf(made);
    const row = {
      id: expect.any(Number) as unknown,
      name: 'Reporting',
      scope: 'figures',
      hint: `pat_…${secret.slice(-4)}`,
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: '2026-12-20T12:00:00.000Z',
      last_used_at: null,
      last_address: null,
    };
    expect(read(made.body, 'data')).toEqual({ ...row, access_token: secret });
    expect(await listBy(session)).toEqual([row]);
    const period = 'date_from=2026-11-01&date_to=2026-11-20';
    const used = await network.request(`/publisher/v2/analytics/overview?${period}`, { token: secret });
    expect(used.status).toBe(200);
    expect(await listBy(session)).toMatchObject([
      {
        last_used_at: '2026-11-20T12:00:00.000Z',
        last_address: expect.stringMatching(/127\.0\.0\.1$/) as unknown,
      },
    ]);
  });

  test.each([
    [30, '2026-12-20T12:00:00.000Z'],
    [90, '2027-02-18T12:00:00.000Z'],
    [365, '2027-11-20T12:00:00.000Z'],
    [null, null],
  ])('[O11] expire after %s days, and stay in the list', async (days, expires) => {
    const secret = secretOf(await create(session, { days, scope: 'links' }));
    expect(await listBy(session)).toMatchObject([{ expires_at: expires }]);
    const status = async () =>
      (await network.request('/publisher/v1/tracking-links?limit=1', { token: secret })).status;
    await advance((days ?? 4000) - 0.01);
    expect(await status()).toBe(200);
    await advance(0.02);
    expect(await status()).toBe(days === null ? 200 : 401);
    expect(await listBy(await network.tokenOf())).toHaveLength(1);
  });

  test('[O11] are revoked one by one, beside the one without a name', async () => {
    const [one, other] = [await create(session), await create(session, { name: 'Other' })];
    const unnamed = secretOf(await network.request('/oauth/pat', { method: 'POST', token: session }));
    expect((await listBy(session)).map(({ name, scope }) => [name, scope])).toEqual([
      ['', 'all'],
      ['Other', 'figures'],
      ['Reporting', 'figures'],
    ]);
    const remove = (id: unknown) =>
      network.request(`${path}/${String(id)}`, { method: 'DELETE', token: session });
    expect((await remove(read(one.body, 'data.id'))).status).toBe(200);
    expect((await remove(read(one.body, 'data.id'))).status).toBe(404);
    const opens = async (token: string) =>
      (await network.request('/publisher/v1/tags/category', { token })).status;
    expect([await opens(secretOf(one)), await opens(secretOf(other)), await opens(unnamed)]).toEqual([
      401, 200, 200,
    ]);
    await network.request('/oauth/pat', { method: 'DELETE', token: session });
    expect([await opens(secretOf(other)), await opens(unnamed)]).toEqual([200, 401]);
  });

  test('[O11] [P7] revoke themselves and no other, as the page of the contract has it', async () => {
    const unnamed = secretOf(await network.request('/oauth/pat', { method: 'POST', token: session }));
    const leaked = secretOf(await create(session));
    await network.request('/oauth/pat', { method: 'DELETE', token: leaked });
    const opens = async (token: string) =>
      (await network.request('/publisher/v1/tags/category', { token })).status;
    expect([await opens(leaked), await opens(unnamed)]).toEqual([401, 200]);
    const page = (await network.request('/openapi')).text;
    expect(page).toContain('Called with an API token, revokes that one; signed in, the one without a name.');
    expect(page).not.toContain('Revokes the API token without a name.');
    await network.request('/oauth/pat', { method: 'DELETE', token: session });
    expect(await opens(unnamed)).toBe(401);
  });

  test('[O11] revoke themselves, by signing out too', async () => {
    const [one, other] = [secretOf(await create(session)), secretOf(await create(session))];
    expect((await network.request('/oauth/pat', { method: 'DELETE', token: one })).status).toBe(200);
    expect(await listBy(session)).toHaveLength(1);
    expect((await network.request('/oauth/token', { method: 'DELETE', token: other })).status).toBe(200);
    expect(await listBy(session)).toEqual([]);
  });

  test.each<Body>([{ name: '  ' }, { name: 'x'.repeat(61) }, { scope: 'everything' }, { days: 31 }])(
    'are refused as %j',
    async (body) => {
      expect((await create(session, body)).status).toBe(422);
    },
  );
});

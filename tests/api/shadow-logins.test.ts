import { describe, expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, read } from './network.ts';
import { samples } from './samples.ts';

let network: TestNetwork;
let operator: string;
onFreshNetwork(async (opened) => {
  network = opened;
  operator = await network.tokenOf('operator@portal.test');
});

const textOf = (body: unknown, path: string) => String(read(body, path));
const statusOf = async (token: string) =>
  (await network.request('/publisher/v1/user-profile', { token })).status;
const signOut = (token: string) => network.request('/oauth/token', { method: 'DELETE', token });
const open = (ott: string) => network.request('/oauth/ott-token', { json: { ott } });
const refresh = (secret: string) =>
  network.request('/oauth/token', {
    json: { client_id: 'publisher', grant_type: 'refresh_token', refresh_token: secret },
  });

async function linkOf(token: string) {
  const path = '/publisher/v1/partners/1/shadow-login';
  const { body } = await network.request(path, { method: 'POST', token });
  return new URL(textOf(body, 'data.url')).searchParams.get('ott') ?? '';
}
async function comeIn(token: string) {
  const { body } = await open(await linkOf(token));
  return { access: textOf(body, 'access_token'), secret: textOf(body, 'refresh_token') };
}
const setRole = (role: 'admin' | 'publisher', id: number) =>
  network.network.db.updateTable('app_user').set({ role }).where('id', '=', id).execute();
async function readOperator() {
  const users = network.network.db.selectFrom('app_user').selectAll();
  return users.where('email', '=', 'operator@portal.test').executeTakeFirstOrThrow();
}
async function setStatus(status: 'active' | 'suspended') {
  const { partner_id: id } = await readOperator();
  await network.network.db.updateTable('partner').set({ status }).where('id', '=', id).execute();
}

async function resetPassword() {
  const email = 'operator@portal.test';
  await network.request('/password/publisher/email', { json: { email } });
  const { body } = await network.request('/__test/outbox');
  const token = new URL(textOf(body, 'data.0.link')).searchParams.get('token');
  const password = 'nine purple lanterns';
  const json = { email, token, password, password_confirmation: password };
  expect((await network.request('/password/publisher/reset', { json })).status).toBe(200);
}

const ends: [string, () => Promise<unknown>][] = [
  ['signs out', () => signOut(operator)],
  ['sets a new password', resetPassword],
  ['is suspended', () => setStatus('suspended')],
  ['loses the role', async () => setRole('publisher', (await readOperator()).id)],
];

describe('a shadow login ends at once when its operator', () => {
  test.each(ends)('[S5] %s: access, refresh and unused links', async (_, end) => {
    const [first, second, link] = [await comeIn(operator), await comeIn(operator), await linkOf(operator)];
    expect([await statusOf(first.access), await statusOf(second.access)]).toEqual([200, 200]);
    await end();
    expect([
      (await open(link)).status,
      (await refresh(second.secret)).status,
      await statusOf(first.access),
      await statusOf(second.access),
    ]).toEqual([400, 400, 401, 401]);
  });

  test('[S5] is no operator for a while: it does not come back with them', async () => {
    const { access, secret } = await comeIn(operator);
    await setStatus('suspended');
    expect(await statusOf(access)).toBe(401);
    await setStatus('active');
    expect([await statusOf(access), (await refresh(secret)).status]).toEqual([401, 400]);
  });

  test('[S5] is suspended by another operator', async () => {
    await setRole('admin', 2);
    const colleague = await network.tokenOf('terms@portal.test');
    const { access } = await comeIn(colleague);
    const { db } = network.network;
    await db.updateTable('app_user').set({ partner_id: 2, role: 'publisher' }).where('id', '=', 3).execute();
    const decide = (decision: string) =>
      network.request('/publisher/v1/partners/2/review', {
        method: 'PUT',
        json: { decision },
        token: operator,
      });
    expect([(await decide('suspend')).status, (await decide('restore')).status]).toEqual([200, 200]);
    expect(await statusOf(access)).toBe(401);
  });
});

describe('a shadow login stays when', () => {
  test('[S5] another operator signs out, or another shadow login of the same operator', async () => {
    await setRole('admin', 2);
    const colleague = await network.tokenOf('terms@portal.test');
    const [first, second] = [await comeIn(operator), await comeIn(operator)];
    await signOut(colleague);
    await signOut(first.access);
    expect([await statusOf(first.access), await statusOf(second.access), await statusOf(operator)]).toEqual([
      401, 200, 200,
    ]);
  });
});

describe('in a shadow login', () => {
  const put = (path: string, json: unknown, token: string) =>
    network.request(`/publisher/v1/${path}`, { method: 'PUT', json, token });
  const allow = (names: string[]) => put('config', { general: { shadow_may_change: names } }, operator);
  const changes = {
    payout_details: async (token: string) => {
      const { json } = await samples['billing.update'](network);
      return put('user-profile/billing', json, token);
    },
    currency: (token: string) => put('user-profile', { currency: 'USD' }, token),
    api_tokens: (token: string) => network.request('/oauth/pat', { method: 'POST', token }),
  };
  const everything = Object.keys(changes) as (keyof typeof changes)[]; // The names of that object.

  test.each(everything)('[M4] %s is refused in words, unless the network allows just that', async (name) => {
    const { access } = await comeIn(operator);
    await allow(everything.filter((other) => other !== name));
    const refused = await changes[name](access);
    expect([refused.status, read(refused.body, 'code')]).toEqual([403, 'FORBIDDEN']);
    expect(read(refused.body, 'errors.0.description')).toMatch(/^Operators may not .+ publisher$/);
    await allow([name]);
    expect((await changes[name](access)).status).toBe(200);
  });

  test('[M4] an API token that was made there ends with it', async () => {
    await allow(['api_tokens']);
    const { body } = await changes.api_tokens((await comeIn(operator)).access);
    const pat = textOf(body, 'data.access_token');
    expect(await statusOf(pat)).toBe(200);
    await signOut(operator);
    expect(await statusOf(pat)).toBe(401);
  });
});

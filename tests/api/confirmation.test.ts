import { describe, expect, test } from 'vitest';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { codeOf as codeAt } from '../support/totp-code.ts';
import { activateTotp, addPasskey } from './factors.ts';
import { type TestNetwork, password, read, readFields, onFreshNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onFreshNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const minutes = (count: number) => count * 60_000;
const advance = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code') ?? null];
const prove = (json: Record<string, unknown>, by = token) =>
  network.request('/publisher/v1/confirmation', { json, token: by });
const confirm = (typed: string, by = token) => prove({ password: typed }, by);
const required = [403, 'CONFIRMATION_REQUIRED'];

async function billing(change: Record<string, unknown>, by = token) {
  const { body } = await network.request('/publisher/v1/user-profile', { token: by });
  const details = { ...readFields(body, 'data.billing'), vat_rate: '0', iban: 'DE89370400440532013000' };
  const json = { ...details, revision: undefined, ...change };
  return network.request('/publisher/v1/user-profile/billing', { method: 'PUT', json, token: by });
}
const calls = {
  'payout details': () => billing({ beneficiary: crypto.randomUUID() }),
  'the address': () =>
    network.request('/publisher/v1/user-profile/email', { json: { email: 'nora@elsewhere.test' }, token }),
  'an API token': () => network.request('/oauth/pat', { method: 'POST', token }),
  'a second factor': () => network.request('/publisher/v1/second-factor/totp', { method: 'POST', token }),
  'a revoked API token': () => network.request('/oauth/pat', { method: 'DELETE', token }),
} as const;
// There is no token: what is past the confirmation is not found.
const passes = { 'a revoked API token': 404 } as Partial<Record<keyof typeof calls, number>>;
// The keys are those of the table.
const names = Object.keys(calls) as (keyof typeof calls)[];

describe('a confirmation', () => {
  test.each(names)('is needed for %s, ten minutes after signing in and after each proof', async (name) => {
    await advance(minutes(10) - 1);
    expect((await calls[name]()).status).toBe(passes[name] ?? 200);
    await advance(1);
    const before = await network.request('/publisher/v1/user-profile', { token });
    expect(codeOf(await calls[name]())).toEqual(required);
    expect((await network.request('/publisher/v1/user-profile', { token })).text).toBe(before.text);
    await network.request('/oauth/pat', { method: 'DELETE', token });
    expect((await confirm(password)).status).toBe(200);
    await network.request('/oauth/pat', { method: 'DELETE', token });
    expect((await calls[name]()).status).toBe(passes[name] ?? 200);
    await advance(minutes(10));
    expect(codeOf(await calls[name]())).toEqual(required);
  });

  test('of one session is none of another', async () => {
    const other = await network.tokenOf();
    await advance(minutes(10));
    await confirm(password);
    expect((await billing({ beneficiary: 'A' })).status).toBe(200);
    expect(codeOf(await billing({ beneficiary: 'B' }, other))).toEqual(required);
  });

  test('is not needed for details that change nobody’s money', async () => {
    await billing({});
    await advance(minutes(10));
    expect((await billing({ street: 'Am Speicher 2', min_payout: 75 })).status).toBe(200);
  });

  test('with a wrong password signs nobody out, and is limited as a sign-in is', async () => {
    await advance(minutes(10));
    expect(codeOf(await confirm('not this one'))).toEqual([400, 'INVALID_CREDENTIALS']);
    expect((await network.request('/publisher/v1/user-profile', { token })).status).toBe(200);
    expect(codeOf(await billing({ beneficiary: 'A' }))).toEqual(required);
    for (let attempt = 1; attempt < 20; attempt += 1) await confirm('not this one');
    expect(codeOf(await confirm(password))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('is given by a code of the authenticator app, once, and by no other', async () => {
    const { secret } = await activateTotp(network);
    await advance(minutes(10));
    const now = network.network.clock.now();
    const wrong = codeAt(secret, new Date(now.getTime() + minutes(10)));
    expect(codeOf(await prove({ code: wrong }))).toEqual([400, 'INVALID_SECOND_FACTOR']);
    expect(codeOf(await billing({ beneficiary: 'A' }))).toEqual(required);
    expect((await prove({ code: codeAt(secret, now) })).status).toBe(200);
    expect((await billing({ beneficiary: 'A' })).status).toBe(200);
    expect(codeOf(await prove({ code: codeAt(secret, now) }))).toEqual([400, 'INVALID_SECOND_FACTOR']);
  });

  test('is given by a passkey of the user', async () => {
    const authenticator = softwareAuthenticator();
    await addPasskey(network, authenticator);
    await advance(minutes(10));
    const { body } = await network.request('/publisher/v1/second-factor/proof-request', {
      method: 'POST',
      token,
    });
    const asked = { challenge: String(read(body, 'data.options.challenge')), origin: network.network.origin };
    const json = { challenge: read(body, 'data.challenge'), passkey: authenticator.get(asked, {}) };
    expect((await prove(json)).status).toBe(200);
    expect((await billing({ beneficiary: 'A' })).status).toBe(200);
  });

  test('by a code is limited as the second step of a sign-in is, and apart from it', async () => {
    const { secret } = await activateTotp(network);
    await advance(minutes(10));
    for (let attempt = 0; attempt < 10; attempt += 1) await prove({ code: '000000' });
    expect(codeOf(await prove({ code: '000000' }))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const challenge = read((await network.signIn('publisher@portal.test')).body, 'challenge.id');
    const json = { challenge, code: codeAt(secret, network.network.clock.now()) };
    expect((await network.request('/oauth/second-factor', { json })).status).toBe(200);
  });

  test('is nothing that an API token or an operator can give', async () => {
    const created = await network.request('/oauth/pat', { method: 'POST', token });
    const pat = String(read(created.body, 'data.access_token'));
    expect(codeOf(await confirm(password, pat))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await billing({ beneficiary: 'A' }, pat))).toEqual([403, 'FORBIDDEN']);
    const { body } = await network.request('/__test/shadow-login', { json: {} });
    const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
    const login = await network.request('/oauth/ott-token', { json: { ott } });
    const shadow = String(read(login.body, 'access_token'));
    expect(codeOf(await confirm(password, shadow))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await billing({ beneficiary: 'A' }, shadow))).toEqual([403, 'FORBIDDEN']);
  });
});

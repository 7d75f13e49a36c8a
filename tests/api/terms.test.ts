import { expect, test } from 'vitest';
import { type TestNetwork, read, onFreshNetwork } from './network.ts';

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

const profilePath = '/publisher/v1/user-profile';
const termsOf = (body: unknown) => read(body, 'data.partner.terms_conditions');
const profileTerms = async (token: string) => termsOf((await network.request(profilePath, { token })).body);
const accept = (token: string, tos: unknown) =>
  network.request(`${profilePath}/tos-accept`, { method: 'PUT', token, json: { tos } });
const versionFor = async (token: string) => read(await profileTerms(token), 'tos');
const pass = (advanceMs: number) => network.request('/__test/clock', { json: { advanceMs } });

async function shadowToken() {
  const { body } = await network.request('/__test/shadow-login', { json: {} });
  const ott = new URL(String(read(body, 'url'))).searchParams.get('ott');
  const answer = await network.request('/oauth/ott-token', { json: { ott } });
  return String(read(answer.body, 'access_token') ?? read(answer.body, 'data.access_token'));
}

test('[T1] pending terms come with the address of their text', async () => {
  const terms = await profileTerms(await network.tokenOf('terms@portal.test'));
  expect([read(terms, 'acceptation'), new URL(String(read(terms, 'new_url'))).origin]).toEqual([
    true,
    network.url,
  ]);
  expect((await fetch(String(read(terms, 'new_url')))).status).toBe(200);
});

test('[T3] [O12.d] the time of acceptance is stored', async () => {
  const token = await network.tokenOf('terms@portal.test');
  const tos = await versionFor(token);
  const { status, body } = await accept(token, tos);
  const accepted = { acceptation: false, new_url: null, tos, accepted_at: '2026-11-20T12:00:00.000Z' };
  expect([status, termsOf(body)]).toEqual([200, accepted]);
  expect(await profileTerms(token)).toEqual(accepted);
});

test('[T3] accepting a second time changes nothing', async () => {
  const token = await network.tokenOf('terms@portal.test');
  const tos = await versionFor(token);
  const first = await accept(token, tos);
  await pass(60_000);
  const second = await accept(token, tos);
  expect([second.status, termsOf(second.body)]).toEqual([200, termsOf(first.body)]);
});

test('only the terms in force can be accepted', async () => {
  const token = await network.tokenOf('terms@portal.test');
  const { status, body } = await accept(token, '2024-05');
  expect([status, read(body, 'code'), read(body, 'errors.0.field')]).toEqual([
    422,
    'VALIDATION_ERROR',
    'tos',
  ]);
  expect(read(await profileTerms(token), 'acceptation')).toBe(true);
});

test('nobody accepts for another publisher', async () => {
  const token = await network.tokenOf('publisher@portal.test');
  await accept(token, await versionFor(token));
  expect(read(await profileTerms(await network.tokenOf('terms@portal.test')), 'acceptation')).toBe(true);
});

test('[T5] an operator who acts as a publisher cannot accept in their place', async () => {
  const token = await shadowToken();
  const before = await profileTerms(token);
  const { status, body } = await accept(token, await versionFor(token));
  expect([status, read(body, 'code')]).toEqual([403, 'FORBIDDEN']);
  expect(await profileTerms(token)).toEqual(before);
});

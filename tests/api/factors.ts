import type { SoftwareAuthenticator } from '../support/software-authenticator.ts';
import { codeOf } from '../support/totp-code.ts';
import { expect } from 'vitest';
import { type Answer, type TestNetwork, read, readList } from './network.ts';

const base = '/publisher/v1/second-factor';
const owner = 'publisher@portal.test';

/** The secret of an authenticator app that is not activated yet. */
export async function startTotp({ request, tokenOf }: TestNetwork, who = owner) {
  const { body } = await request(`${base}/totp`, { method: 'POST', token: await tokenOf(who) });
  return String(read(body, 'data.secret'));
}

/** An activated authenticator app. */
export async function activateTotp(network: TestNetwork, who = owner) {
  const secret = await startTotp(network, who);
  const { body } = await network.request(`${base}/totp`, {
    method: 'PUT',
    token: await network.tokenOf(who),
    json: { code: codeOf(secret, network.network.clock.now()) },
  });
  return { secret, recoveryCodes: readList(body, 'data.recovery_codes').map(String) };
}

/** The body that adds the passkey of an authenticator. */
export async function newPasskey(
  { network, request, tokenOf }: TestNetwork,
  authenticator: SoftwareAuthenticator,
  who = owner,
) {
  const { body } = await request(`${base}/passkey-request`, { method: 'POST', token: await tokenOf(who) });
  const asked = { challenge: String(read(body, 'data.options.challenge')), origin: network.origin };
  return { challenge: read(body, 'data.challenge'), passkey: authenticator.create(asked), name: 'Phone' };
}

export async function addPasskey(network: TestNetwork, authenticator: SoftwareAuthenticator, who = owner) {
  const json = await newPasskey(network, authenticator, who);
  return network.request(`${base}/passkeys`, { token: await network.tokenOf(who), json });
}

/** The refusal of a failed call: status and code. */
export const refused = ({ status, body }: Answer) => [status, read(body, 'code')];
export const isToken = ({ body }: Answer) => typeof read(body, 'access_token') === 'string';

/** The steps of a sign-in with a second factor. */
export const factorSteps = ({ network, request, tokenOf, signIn }: TestNetwork) => ({
  call: async (path: string, { method = 'GET', json }: { method?: string; json?: unknown } = {}) =>
    request(base + path, { method, json, token: await tokenOf() }),
  advance: async (ms: number) => {
    const { status } = await request('/__test/clock', { json: { advanceMs: ms } });
    expect(status).toBe(200);
  },
  enter: async () => {
    const answer = await signIn(owner);
    return { answer, challenge: String(read(answer.body, 'challenge.id')) };
  },
  prove: (json: Record<string, unknown>) => request('/oauth/second-factor', { json }),
  /** An answer to a request for a passkey; without a sign-in's challenge to one for any. */
  passkeyOf: async (authenticator: SoftwareAuthenticator, challenge?: string, manner = {}) => {
    const { body } = await request('/oauth/passkey-request', { json: { challenge } });
    const asked = { challenge: String(read(body, 'data.options.challenge')), origin: network.origin };
    return { challenge: read(body, 'data.challenge'), passkey: authenticator.get(asked, manner), body };
  },
});
export type FactorSteps = ReturnType<typeof factorSteps>;

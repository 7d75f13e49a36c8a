import { SettingsService } from '@simplewebauthn/server';
import { describe, expect, test, vi } from 'vitest';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { networkTime } from '../support/totp-code.ts';
import { addPasskey, type FactorSteps, factorSteps, isToken, newPasskey, refused } from './factors.ts';
import { onFreshNetwork, read, readList, type TestNetwork } from './network.ts';

const owner = 'publisher@portal.test';

let network: TestNetwork;
let steps: FactorSteps;
onFreshNetwork((opened) => {
  network = opened;
  steps = factorSteps(network);
});
const call: FactorSteps['call'] = (...given) => steps.call(...given);
const advance: FactorSteps['advance'] = (ms) => steps.advance(ms);
const enter: FactorSteps['enter'] = () => steps.enter();
const prove: FactorSteps['prove'] = (json) => steps.prove(json);
const passkeyOf: FactorSteps['passkeyOf'] = (...given) => steps.passkeyOf(...given);

describe('a passkey', () => {
  test('is a second factor', async () => {
    const phone = softwareAuthenticator();
    const added = await addPasskey(network, phone);
    expect([added.status, readList(added.body, 'data.recovery_codes').length]).toEqual([200, 10]);
    const { answer, challenge } = await enter();
    expect(read(answer.body, 'challenge.methods')).toEqual(['passkey', 'recovery']);
    const { passkey, body } = await passkeyOf(phone, challenge, { isVerified: false });
    expect(readList(body, 'data.options.allowCredentials').map((row) => read(row, 'id'))).toEqual([phone.id]);
    expect(isToken(await prove({ challenge, passkey }))).toBe(true);
    const { body: now } = await call('');
    expect(read(now, 'data.passkeys.0')).toEqual({
      id: phone.id,
      name: 'Phone',
      created_at: networkTime.toISOString(),
      last_used_at: networkTime.toISOString(),
    });
  });

  test('is requested without asking for algorithms that are experimental', async () => {
    const asked = vi.spyOn(SettingsService, 'runtimeSupportsPQC').mockReturnValue(true);
    try {
      const { body } = await call('/passkey-request', { method: 'POST' });
      const algorithms = readList(body, 'data.options.pubKeyCredParams').map((row) => read(row, 'alg'));
      expect([algorithms, asked.mock.calls]).toEqual([[-8, -7, -257], []]);
      expect((await addPasskey(network, softwareAuthenticator())).status).toBe(200);
      expect(asked.mock.calls).toEqual([]);
    } finally {
      asked.mockRestore();
    }
  });

  test('signs in alone where it has verified its user', async () => {
    const phone = softwareAuthenticator();
    await addPasskey(network, phone);
    const unverified = await passkeyOf(phone, undefined, { isVerified: false });
    expect(refused(await prove({ challenge: unverified.challenge, passkey: unverified.passkey }))).toEqual([
      400,
      'INVALID_SECOND_FACTOR',
    ]);
    const { challenge, passkey, body } = await passkeyOf(phone);
    expect(read(body, 'data.options.userVerification')).toBe('required');
    expect(readList(body, 'data.options.allowCredentials')).toEqual([]);
    const answer = await prove({ challenge, passkey });
    const token = String(read(answer.body, 'access_token'));
    const { body: user } = await network.request('/publisher/v1/user-profile', { token });
    expect(read(user, 'data.email')).toBe(owner);
  });

  test('answers a challenge once, its own, in time and for its site', async () => {
    const [phone, stranger] = [softwareAuthenticator(), softwareAuthenticator()];
    await addPasskey(network, phone);
    const used = await passkeyOf(phone);
    const again = { challenge: used.challenge, passkey: used.passkey };
    expect(isToken(await prove(again))).toBe(true);
    expect(isToken(await prove(again))).toBe(false);
    const [one, other] = [await passkeyOf(phone), await passkeyOf(phone)];
    expect(isToken(await prove({ challenge: one.challenge, passkey: other.passkey }))).toBe(false);
    const unknown = await passkeyOf(stranger);
    expect(isToken(await prove({ challenge: unknown.challenge, passkey: unknown.passkey }))).toBe(false);
    const open = await network.request('/oauth/passkey-request', { json: {} });
    const asked = {
      challenge: String(read(open.body, 'data.options.challenge')),
      origin: 'https://evil.example',
    };
    const foreign = { challenge: read(open.body, 'data.challenge'), passkey: phone.get(asked) };
    expect(isToken(await prove(foreign))).toBe(false);
    const late = await passkeyOf(phone);
    await advance(300_000);
    expect(isToken(await prove({ challenge: late.challenge, passkey: late.passkey }))).toBe(false);
  });

  test('whose count of signatures goes back is refused: it was copied', async () => {
    const phone = softwareAuthenticator();
    await addPasskey(network, phone);
    const fifth = await passkeyOf(phone, undefined, { counter: 5 });
    expect(isToken(await prove({ challenge: fifth.challenge, passkey: fifth.passkey }))).toBe(true);
    const fourth = await passkeyOf(phone, undefined, { counter: 4 });
    expect(isToken(await prove({ challenge: fourth.challenge, passkey: fourth.passkey }))).toBe(false);
  });

  test('of another user proves nothing', async () => {
    const [phone, foreign] = [softwareAuthenticator(), softwareAuthenticator()];
    await addPasskey(network, phone);
    await addPasskey(network, foreign, 'terms@portal.test');
    const { challenge } = await enter();
    const { passkey } = await passkeyOf(foreign, challenge);
    expect(refused(await prove({ challenge, passkey }))).toEqual([400, 'INVALID_SECOND_FACTOR']);
  });

  test('is added in answer to one’s own request only, and once', async () => {
    const phone = softwareAuthenticator();
    const json = await newPasskey(network, phone, 'terms@portal.test');
    expect(refused(await call('/passkeys', { method: 'POST', json }))).toEqual([
      400,
      'SECOND_FACTOR_EXPIRED',
    ]);
    expect((await addPasskey(network, phone)).status).toBe(200);
    expect(refused(await addPasskey(network, phone))).toEqual([400, 'INVALID_SECOND_FACTOR']);
  });

  test.each([['garbage'], ['__proto__']])('a body of %s is refused in words', async (id) => {
    await addPasskey(network, softwareAuthenticator());
    const { body } = await network.request('/oauth/passkey-request', { json: {} });
    const answer = await prove({ challenge: read(body, 'data.challenge'), passkey: { id, response: {} } });
    expect(refused(answer)).toEqual([400, 'INVALID_SECOND_FACTOR']);
  });
});

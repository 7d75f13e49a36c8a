import { describe, expect, test } from 'vitest';
import { seal, unseal } from '#server/auth/factor-secrets.ts';
import { readOptions } from '#server/start/options.ts';
import { softwareAuthenticator } from '../support/software-authenticator.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import {
  activateTotp,
  addPasskey,
  type FactorSteps,
  factorSteps,
  isToken,
  refused,
  startTotp,
} from './factors.ts';
import { aNumber, aText, onFreshNetwork, password, read, readList, type TestNetwork } from './network.ts';

const owner = 'publisher@portal.test';
const operator = 'operator@portal.test';
const base = '/publisher/v1/second-factor';
const step = 30_000;

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
describe('an authenticator app', () => {
  test('counts once a right code has activated it', async () => {
    const secret = await startTotp(network);
    expect(isToken((await enter()).answer)).toBe(true);
    const wrong = codeOf(secret, new Date(networkTime.getTime() + 10 * step));
    expect(refused(await call('/totp', { method: 'PUT', json: { code: wrong } }))).toEqual([
      400,
      'INVALID_SECOND_FACTOR',
    ]);
    expect(isToken((await enter()).answer)).toBe(true);
    const { body } = await call('/totp', { method: 'PUT', json: { code: codeOf(secret, networkTime) } });
    expect(new Set(readList(body, 'data.recovery_codes')).size).toBe(10);
    expect(refused(await call('/totp', { method: 'POST' }))).toEqual([409, 'SECOND_FACTOR_EXISTS']);
  });

  test('is told to programs by a standard address', async () => {
    const { body } = await call('/totp', { method: 'POST' });
    const uri = new URL(String(read(body, 'data.uri')));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Halyard:${owner}`,
    ]);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: read(body, 'data.secret'),
      issuer: 'Halyard',
      digits: '6',
      period: '30',
    });
  });

  test('after the right password no token is issued before its code', async () => {
    const { secret } = await activateTotp(network);
    await advance(step);
    const { answer, challenge } = await enter();
    expect(refused(answer)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect(read(answer.body, 'challenge')).toEqual({
      id: aText,
      methods: ['totp', 'recovery'],
      expires_in: 300,
      attempts_left: 5,
    });
    expect(answer.text).not.toMatch(/access_token|refresh_token/);
    const { db } = network.network;
    expect(
      await db.selectFrom('session').selectAll().where('factor', '=', 'password').execute(),
    ).toHaveLength(2);
    const now = new Date(networkTime.getTime() + step);
    const code = codeOf(secret, now);
    const proven = await prove({ challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(isToken(proven)).toBe(true);
    expect(await db.selectFrom('session').selectAll().where('factor', '=', 'totp').execute()).toHaveLength(1);
    // The challenge is used up.
    expect(refused(await prove({ challenge, code }))).toEqual([400, 'SECOND_FACTOR_EXPIRED']);
  });

  test('a wrong password is refused as ever', async () => {
    await activateTotp(network);
    expect(refused(await network.signIn(owner, 'wrong'))).toEqual([400, 'INVALID_CREDENTIALS']);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a code of %i steps away works: %s', async (away, works) => {
    const { secret } = await activateTotp(network);
    await advance(10 * step);
    const { challenge } = await enter();
    const code = codeOf(secret, new Date(networkTime.getTime() + (10 + away) * step));
    expect(isToken(await prove({ challenge, code }))).toBe(works);
  });

  test('a code works once, also for two at the same time, and so do earlier ones no more', async () => {
    const { secret } = await activateTotp(network);
    await advance(10 * step);
    const now = networkTime.getTime() + 10 * step;
    const code = codeOf(secret, new Date(now));
    const challenges = await Promise.all([enter(), enter()]);
    const answers = await Promise.all(challenges.map(({ challenge }) => prove({ challenge, code })));
    expect(answers.filter(isToken)).toHaveLength(1);
    const { challenge } = await enter();
    expect(isToken(await prove({ challenge, code }))).toBe(false);
    expect(isToken(await prove({ challenge, code: codeOf(secret, new Date(now - step)) }))).toBe(false);
    expect(isToken(await prove({ challenge, code: codeOf(secret, new Date(now + step)) }))).toBe(true);
  });

  test('five wrong codes end a sign-in, ten in a quarter of an hour all of them', async () => {
    const { secret } = await activateTotp(network);
    await advance(10 * step);
    const now = networkTime.getTime() + 10 * step;
    const wrong = codeOf(secret, new Date(now + 10 * step));
    const left: unknown[] = [];
    const { challenge } = await enter();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { body } = await prove({ challenge, code: wrong });
      left.push(read(body, 'challenge.attempts_left') ?? read(body, 'code'));
    }
    expect(left).toEqual([4, 3, 2, 1, 'SECOND_FACTOR_EXPIRED']);
    expect(refused(await prove({ challenge, code: codeOf(secret, new Date(now)) }))).toEqual([
      400,
      'SECOND_FACTOR_EXPIRED',
    ]);
    const next = await enter();
    for (let attempt = 0; attempt < 5; attempt += 1) await prove({ challenge: next.challenge, code: wrong });
    const last = await enter();
    const code = codeOf(secret, new Date(now));
    expect(refused(await prove({ challenge: last.challenge, code }))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('its owner, signed in, sets one up however many codes of a sign-in were wrong', async () => {
    await addPasskey(network, softwareAuthenticator());
    for (let round = 0; round < 2; round += 1) {
      const { challenge } = await enter();
      for (let attempt = 0; attempt < 5; attempt += 1) await prove({ challenge, code: '000000' });
    }
    const secret = await startTotp(network);
    const activated = await call('/totp', { method: 'PUT', json: { code: codeOf(secret, networkTime) } });
    expect(activated.status).toBe(200);
  });

  test('a sign-in waits five minutes for it', async () => {
    const { secret } = await activateTotp(network);
    const { challenge } = await enter();
    await advance(300_000);
    const code = codeOf(secret, new Date(networkTime.getTime() + 300_000));
    expect(refused(await prove({ challenge, code }))).toEqual([400, 'SECOND_FACTOR_EXPIRED']);
  });

  test('its secret is encrypted for its user where the network has a key', () => {
    const key = Buffer.alloc(32, 7);
    const sealed = seal('JBSWY3DP', { key, userId: 1 });
    expect(sealed).not.toContain('JBSWY3DP');
    expect(unseal(sealed, { key, userId: 1 })).toBe('JBSWY3DP');
    expect(unseal(seal('JBSWY3DP', { key: null, userId: 1 }), { key, userId: 1 })).toBe('JBSWY3DP');
    expect(() => unseal(sealed, { key, userId: 2 })).toThrow('SECOND_FACTOR_KEY is not the one');
    expect(() => unseal(sealed, { key: null, userId: 1 })).toThrow('SECOND_FACTOR_KEY');
  });
});

describe('recovery codes', () => {
  test('work once each, however they are typed, and stand hashed in the database', async () => {
    const { recoveryCodes } = await activateTotp(network);
    const [code = ''] = recoveryCodes;
    const stored = await network.network.db.selectFrom('recovery_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code.replace('-', ''));
    const { challenge } = await enter();
    const typed = ` ${code.replace('-', ' ').toUpperCase()}`;
    expect(isToken(await prove({ challenge, recovery_code: typed }))).toBe(true);
    const next = await enter();
    expect(isToken(await prove({ challenge: next.challenge, recovery_code: code }))).toBe(false);
    expect(read((await call('')).body, 'data.recovery_codes')).toBe(9);
  });

  test('are renewed: the earlier ones stop working', async () => {
    const { recoveryCodes } = await activateTotp(network);
    const { body } = await call('/recovery-codes', { method: 'POST' });
    const [renewed] = readList(body, 'data.recovery_codes');
    const { challenge } = await enter();
    expect(isToken(await prove({ challenge, recovery_code: recoveryCodes[0] }))).toBe(false);
    expect(isToken(await prove({ challenge, recovery_code: renewed }))).toBe(true);
  });

  test('are none without a factor', async () => {
    expect((await call('/recovery-codes', { method: 'POST' })).status).toBe(404);
  });
});

describe('factors', () => {
  test('are removed; with the last one go the recovery codes, and the owner gets a mail', async () => {
    const phone = softwareAuthenticator();
    await activateTotp(network);
    await addPasskey(network, phone);
    await call('/totp', { method: 'DELETE' });
    expect(read((await call('')).body, 'data')).toMatchObject({ totp: null, recovery_codes: 10 });
    await call(`/passkeys/${phone.id}`, { method: 'DELETE' });
    expect(read((await call('')).body, 'data')).toEqual({
      totp: null,
      passkeys: [],
      recovery_codes: 0,
      required: false,
      offers_passkeys: true,
    });
    expect(isToken((await enter()).answer)).toBe(true);
    const mails = await network.network.db.selectFrom('outbox').select('template').orderBy('id').execute();
    expect(mails.map(({ template }) => template)).toEqual([
      'second-factor-on',
      'second-factor-on',
      'second-factor-off',
    ]);
  });

  test('stay through a new password, which ends the sign-ins that wait', async () => {
    const { recoveryCodes } = await activateTotp(network);
    const { challenge } = await enter();
    await network.request('/password/publisher/email', { json: { email: owner } });
    const { body } = await network.request('/__test/outbox');
    const link = new URL(String(read(readList(body, 'data')[0], 'link')));
    const chosen = 'a new and long one';
    await network.request('/password/publisher/reset', {
      json: { ...Object.fromEntries(link.searchParams), password: chosen, password_confirmation: chosen },
    });
    expect(refused(await prove({ challenge, recovery_code: recoveryCodes[0] }))).toEqual([
      400,
      'SECOND_FACTOR_EXPIRED',
    ]);
    expect(refused(await network.signIn(owner, chosen))).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  });

  test('are not managed with an API token', async () => {
    const { body } = await network.request('/oauth/pat', { method: 'POST', token: await network.tokenOf() });
    const token = String(read(body, 'data.access_token'));
    expect(refused(await network.request(base, { token }))).toEqual([403, 'FORBIDDEN']);
  });

  test('are asked for by the password grant of programs too; refreshing asks no more', async () => {
    const { recoveryCodes } = await activateTotp(network);
    const basic = `Basic ${Buffer.from('publisher:portal-demo').toString('base64')}`;
    const grant = (fields: Record<string, string>) =>
      network.request('/api/oauth/token', {
        body: new URLSearchParams(fields).toString(),
        type: 'application/x-www-form-urlencoded',
        headers: { authorization: basic },
      });
    const answer = await grant({ grant_type: 'password', username: owner, password });
    expect([answer.status, read(answer.body, 'error'), read(answer.body, 'code')]).toEqual([
      400,
      'invalid_grant',
      'SECOND_FACTOR_REQUIRED',
    ]);
    const challenge = read(answer.body, 'challenge.id');
    const proven = await prove({ challenge, recovery_code: recoveryCodes[0] });
    const refresh_token = String(read(proven.body, 'refresh_token'));
    expect(isToken(await grant({ grant_type: 'refresh_token', refresh_token }))).toBe(true);
  });
});

describe('operators of a network that requires it', () => {
  const required = { isRequiredOfOperators: true, key: Buffer.alloc(32, 9) };
  const asOperator = async (path: string) =>
    network.request(path, { token: await network.tokenOf(operator) });

  test('reach nothing but its setup and the way out before they have a second factor', async () => {
    const { factors } = network.network;
    network.network.factors = required;
    try {
      const setupRequired = [403, 'SECOND_FACTOR_SETUP_REQUIRED'];
      expect(refused(await asOperator('/publisher/v1/user-profile'))).toEqual(setupRequired);
      expect(refused(await asOperator('/publisher/v1/partners'))).toEqual(setupRequired);
      expect(read((await asOperator(base)).body, 'data.required')).toBe(true);
      expect(
        (await network.request('/publisher/v1/user-profile', { token: await network.tokenOf() })).status,
      ).toBe(200);
      const again = { json: { password }, token: await network.tokenOf(operator) };
      expect((await network.request('/publisher/v1/confirmation', again)).status).toBe(200);
      const { secret } = await activateTotp(network, operator);
      const row = await network.network.db.selectFrom('totp').select('secret').executeTakeFirstOrThrow();
      expect([row.secret.startsWith('sealed:'), row.secret.includes(secret)]).toEqual([true, false]);
      expect((await asOperator('/publisher/v1/partners')).status).toBe(200);
      const last = { method: 'DELETE', token: await network.tokenOf(operator) };
      expect(refused(await network.request(`${base}/totp`, last))).toEqual([403, 'FORBIDDEN']);
      const out = { method: 'DELETE', token: await network.tokenOf(operator) };
      expect((await network.request('/oauth/token', out)).status).toBe(200);
    } finally {
      network.network.factors = factors;
    }
  });

  test('is configured by the environment, and wrong values are refused in words', () => {
    const key = Buffer.alloc(32, 1);
    const environment = { OPERATOR_SECOND_FACTOR: 'required', SECOND_FACTOR_KEY: key.toString('base64') };
    expect(readOptions([], environment).factors).toEqual({ isRequiredOfOperators: true, key });
    expect(readOptions([], {}).factors).toEqual({ isRequiredOfOperators: false, key: null });
    expect(() => readOptions([], { OPERATOR_SECOND_FACTOR: 'yes' })).toThrow('required or optional');
    expect(() => readOptions([], { SECOND_FACTOR_KEY: 'short' })).toThrow('32 bytes');
  });
});

test('each refusal says how many attempts are left', async () => {
  await activateTotp(network);
  const { challenge } = await enter();
  await advance(60_000);
  const { body } = await prove({ challenge, code: '000000' });
  expect(read(body, 'challenge')).toEqual({
    id: challenge,
    methods: ['totp', 'recovery'],
    expires_in: 240,
    attempts_left: aNumber,
  });
});

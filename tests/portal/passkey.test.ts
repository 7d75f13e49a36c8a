import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { confirmationEffects } from '#portal/confirmation.ts';
import { addPasskey, proveByPasskey, proveFactor, signInWithPasskey } from '#portal/passkey.ts';
import { readToken } from '#portal/token-cookie.ts';
import { closePortals, json, openPortal, settled, tokenOf, until } from './open-portal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] }));
afterEach(closePortals);

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** The passkey that the browser of this test has. */
const credential = {
  id: 'key',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    attestationObject: bytes('attested'),
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('signed'),
    getTransports: () => ['internal'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => bytes('public'),
    getAuthenticatorData: () => bytes('data'),
  },
  getClientExtensionResults: () => ({}),
};
const asked = { challenge: 'c-1', options: { challenge: 'Y2hhbGxlbmdl', user: { id: 'dQ', name: 'ann' } } };
const request = () => json({ data: asked });
const prove = 'POST /oauth/second-factor';
const ask = 'POST /oauth/passkey-request';

async function withPasskeys(answer: () => Promise<unknown> = () => Promise.resolve(credential)) {
  const opened = await openPortal({
    network: {
      [ask]: request,
      [prove]: () => json(tokenOf('proved')),
      'POST /publisher/v1/second-factor/proof-request': request,
      'POST /publisher/v1/second-factor/passkey-request': request,
      'POST /publisher/v1/second-factor/passkeys': () => json({ data: { recovery_codes: ['one'] } }),
      'POST /publisher/v1/confirmation': () => json({ data: { success: true } }),
    },
  });
  await until(() => opened.portal.session.getSnapshot().hasTag('settled'));
  await settled();
  opened.requests.length = 0;
  const prompts: unknown[] = [];
  const credentials = Object.fromEntries(
    ['get', 'create'].map((kind) => [
      kind,
      ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }) => {
        prompts.push([kind, new TextDecoder().decode(publicKey.challenge)]);
        return answer();
      },
    ]),
  );
  Object.assign(opened.page.navigator, { credentials });
  vi.stubGlobal('PublicKeyCredential', EventTarget);
  return { ...opened, prompts, sent: () => opened.requests.map(({ call, body }) => [call, body]) };
}
const signed = { id: 'key', type: 'public-key', response: { signature: 'c2lnbmVk' } };

describe('[S9] a passkey', () => {
  test('signs in alone', async () => {
    const { portal, prompts, sent } = await withPasskeys();
    expect(await signInWithPasskey(portal.client)).toEqual(tokenOf('proved'));
    expect([prompts, sent()]).toMatchObject([
      [['get', 'challenge']],
      [
        [ask, {}],
        [prove, { challenge: 'c-1', passkey: signed }],
      ],
    ]);
  });

  test('is the second step of a sign-in, as a code is', async () => {
    const { portal, sent } = await withPasskeys();
    expect(await proveFactor(portal.client, { challenge: 'step', proof: 'passkey' })).toEqual(
      tokenOf('proved'),
    );
    expect(await proveFactor(portal.client, { challenge: 'step', proof: { code: '123456' } })).toEqual(
      tokenOf('proved'),
    );
    expect(sent()).toMatchObject([
      [ask, { challenge: 'step' }],
      [prove, { challenge: 'c-1', passkey: signed }],
      [prove, { challenge: 'step', code: '123456' }],
    ]);
  });

  test('proves who is signed in', async () => {
    const { portal, prompts } = await withPasskeys();
    expect([await proveByPasskey(portal.client), prompts]).toMatchObject([
      { challenge: 'c-1', passkey: signed },
      [['get', 'challenge']],
    ]);
  });

  test('is made under a name; the answer has recovery codes', async () => {
    const { portal, prompts, sent } = await withPasskeys();
    expect([await addPasskey(portal.client, 'Laptop'), prompts]).toEqual([
      { recovery_codes: ['one'] },
      [['create', 'challenge']],
    ]);
    expect(sent()).toMatchObject([
      ['POST /publisher/v1/second-factor/passkey-request', null],
      [
        'POST /publisher/v1/second-factor/passkeys',
        {
          challenge: 'c-1',
          name: 'Laptop',
          passkey: { id: 'key', response: { attestationObject: 'YXR0ZXN0ZWQ' } },
        },
      ],
    ]);
  });

  test.each([
    ['InvalidStateError', 'PASSKEY_EXISTS'],
    ['NotAllowedError', 'PASSKEY_NOT_USED'],
  ])('that the browser refuses with %s is %s', async (name, code) => {
    const refusal = () => Promise.reject(new DOMException('No.', name));
    const { portal, requests } = await withPasskeys(refusal);
    const failure = await addPasskey(portal.client, 'Laptop').catch((error: unknown) => error);
    expect([failure, requests.length]).toMatchObject([{ status: 0, code }, 1]);
  });
});

describe('[S9] the charts ask for a passkey', () => {
  test('to sign in', async () => {
    const { portal, sent } = await withPasskeys();
    portal.session.send({ type: 'session.signInWithPasskey' });
    await until(() => readToken() !== null);
    expect([readToken(), sent()[1]]).toMatchObject([
      tokenOf('proved'),
      [prove, { challenge: 'c-1', passkey: signed }],
    ]);
  });

  test('for the second step', async () => {
    const opened = await withPasskeys();
    const challenge = { id: 'step', methods: ['totp', 'passkey'], expires_in: 300, attempts_left: 5 };
    opened.table['POST /oauth/token'] = () => json({ code: 'SECOND_FACTOR_REQUIRED', challenge }, 403);
    const { session } = opened.portal;
    session.send({ type: 'session.signIn', credentials: { username: 'ann', password: 'secret' } });
    await until(() => session.getSnapshot().hasTag('secondFactor'));
    session.send({ type: 'factor.prove', proof: { code: '123456' } });
    await until(() => readToken() !== null);
    expect(opened.sent()[1]).toEqual([prove, { challenge: 'step', code: '123456' }]);
  });

  test('to confirm who is signed in, where no password is typed', async () => {
    const { portal, sent } = await withPasskeys();
    const answers: boolean[] = [];
    const chart = createActor(
      confirmationMachine.provide(
        confirmationEffects(portal.client, (isConfirmed) => answers.push(isConfirmed)),
      ),
    ).start();
    chart.send({ type: 'session.began' });
    for (const proof of ['passkey', { password: 'secret' }] as const) {
      chart.send({ type: 'confirmation.ask' });
      chart.send({ type: 'confirmation.confirm', proof });
      await until(() => chart.getSnapshot().matches('idle'));
    }
    expect([answers, sent()]).toMatchObject([
      [true, true],
      [
        ['POST /publisher/v1/second-factor/proof-request', null],
        ['POST /publisher/v1/confirmation', { challenge: 'c-1', passkey: signed }],
        ['POST /publisher/v1/confirmation', { password: 'secret' }],
      ],
    ]);
  });
});

import { challenge, challenged, credentials, refusal, secrets } from '#machines/models/samples.ts';
import { answer, fail, pass, send, type Row } from './row.ts';
import { visitor } from './starts.ts';

const asked = {
  ...visitor,
  given: [...visitor.given, send('session.signIn', { credentials }), fail('signIn', challenged(challenge))],
} as const;
const proving = {
  ...asked,
  given: [...asked.given, send('factor.prove', { proof: { code: secrets.code } })],
} as const;
const atLogin = {
  is: ['settled'],
  isNot: ['secondFactor', 'busy', 'signedIn'],
  sees: ['public'],
} as const;

const setup = { chart: 'factorSetup' } as const;
/** The ways to a new factor, and the call that adds it. */
const ways = [
  {
    by: 'an app',
    given: [send('app.set'), answer('startTotp'), send('app.activate', { code: secrets.code })],
    call: 'activateTotp',
  },
  {
    by: 'a passkey',
    given: [send('passkey.ask'), send('passkey.add', { name: 'Laptop' })],
    call: 'addPasskey',
  },
] as const;

/** What was decided where the specification is silent: second factors. */
export const secondFactorRows: readonly Row[] = [
  {
    clause: 'S9.j',
    says: 'when the time is over that the network gave, the login says so',
    ...asked,
    when: [pass(challenge.expires_in * 1000)],
    expected: {
      does: [],
      ...atLogin,
      has: { challenge: null, errors: { attempt: 'signIn', failure: { code: 'SECOND_FACTOR_EXPIRED' } } },
    },
  },
  {
    clause: 'S9.j',
    says: 'a proof that comes too late leads back to the login as well',
    ...proving,
    when: [fail('proveFactor', refusal(403, 'SECOND_FACTOR_EXPIRED'))],
    expected: {
      does: [],
      ...atLogin,
      has: { challenge: null, errors: { attempt: 'signIn', failure: { code: 'SECOND_FACTOR_EXPIRED' } } },
    },
  },
  {
    clause: 'S9.j',
    says: 'a proof that is refused can be followed by another',
    ...proving,
    when: [fail('proveFactor', refusal(422, 'INVALID_SECOND_FACTOR'))],
    expected: {
      does: [],
      is: ['settled', 'secondFactor'],
      isNot: ['busy'],
      has: { errors: { attempt: 'secondFactor', failure: { code: 'INVALID_SECOND_FACTOR' } } },
    },
  },
  ...['OFFLINE', 'NETWORK_ERROR'].map((code): Row => ({
    clause: 'N1.a',
    says: `a second factor without an answer (${code}) is no failure any more once the connection is back`,
    ...proving,
    given: [...proving.given, fail('proveFactor', refusal(0, code))],
    when: [send('user.retry')],
    expected: { does: [], is: ['secondFactor'], has: { errors: null, challenge: { id: challenge.id } } },
  })),
  ...ways.flatMap(({ by, given, call }): Row[] => [
    {
      clause: 'S9.k',
      says: `the first factor by ${by}: its secret is forgotten, then the factors are loaded, and recovery codes shown`,
      ...setup,
      given,
      when: [answer(call, { hasCodes: true })],
      expected: { does: ['forgetSecret', 'reload'], isNot: ['busy'], sees: ['codes-shown'] },
    },
    {
      clause: 'S9.k',
      says: `a further one by ${by}: the same without codes`,
      ...setup,
      given,
      when: [answer(call, { hasCodes: false })],
      expected: { does: ['forgetSecret', 'reload'], isNot: ['busy'], sees: ['factors-idle'] },
    },
  ]),
];

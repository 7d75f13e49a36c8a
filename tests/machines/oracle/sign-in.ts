import {
  challenge,
  challenged,
  credentials,
  failure,
  refusal,
  registration,
  secrets,
  token,
  user,
} from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';
import { begun, portalOfVisitor, visitor, screen } from './starts.ts';

const signIn = send('session.signIn', { credentials });
const register = send('session.register', { registration });
const signedInNow = { ...visitor, given: [...visitor.given, signIn, answer('signIn', token)] } as const;
const earlier = refusal(400, 'TOO_MANY_ATTEMPTS');

/** Beside the password alone. */
const otherWays = [
  {
    by: 'a passkey',
    ...visitor,
    given: [...visitor.given, send('session.signInWithPasskey')],
    when: [answer('signInWithPasskey', token)],
  },
  {
    by: 'a second factor',
    ...visitor,
    given: [
      ...visitor.given,
      signIn,
      fail('signIn', challenged(challenge)),
      send('factor.prove', { proof: { code: secrets.code } }),
    ],
    when: [answer('proveFactor', token)],
  },
  {
    by: 'a link that is tried again',
    ...begun.withLink,
    given: [fail('exchangeOneTimeToken', refusal(0, 'NETWORK_ERROR')), send('link.retry')],
    when: [answer('exchangeOneTimeToken', token)],
  },
] as const;

/** The specification, 4: login and registration. */
export const signInRows: readonly Row[] = [
  {
    clause: 'S9.a',
    says: 'the token is removed, then the call is made with what was typed',
    ...visitor,
    when: [signIn],
    expected: {
      does: ['clearToken', ['call signIn', credentials]],
      is: ['busy'],
      isNot: ['ready', 'signedIn'],
    },
  },
  ...(['S9.b', 'S9.c', 'S9.d'] as const).map((clause): Row => ({
    clause,
    says: 'the token is stored and told to the other tabs, the session signed in, the reference data requested',
    ...visitor,
    given: [...visitor.given, signIn],
    when: [answer('signIn', token)],
    expected: {
      does: [['storeToken', { token }], ['announce', { news: 'signedIn' }], 'call loadReferenceData'],
      is: ['ready', 'loaded', 'signedIn', 'busy'],
      isNot: ['settled', 'userUnknown'],
    },
  })),
  ...otherWays.map(({ by, ...way }): Row => ({
    clause: 'S9.b',
    says: `by ${by} the token is stored before the other tabs hear of it`,
    ...way,
    expected: {
      does: [['storeToken', { token }], ['announce', { news: 'signedIn' }], 'call loadReferenceData'],
    },
  })),
  {
    clause: 'S9.d',
    says: 'the form is busy until the reference data is there',
    ...signedInNow,
    when: [answer('loadReferenceData', user)],
    expected: {
      does: [['↑ user.loaded', { user }], '↑ session.signedIn'],
      is: ['ready', 'loaded', 'signedIn', 'settled'],
      isNot: ['busy', 'userUnknown', 'suspended', 'factorSetup'],
    },
  },
  {
    clause: 'S1.b',
    says: 'a refused sign-in leaves its errors',
    ...visitor,
    given: [...visitor.given, signIn],
    when: [fail('signIn', failure)],
    expected: {
      has: { errors: { attempt: 'signIn', failure: { code: failure.code, status: failure.status } } },
    },
  },
  ...(['S9.e', 'S9.f'] as const).map((clause): Row => ({
    clause,
    says: 'a refused sign-in ends signed out, with its own errors alone, and is thrown again',
    ...visitor,
    given: [...visitor.given, signIn, fail('signIn', earlier), signIn],
    when: [fail('signIn', failure)],
    expected: {
      does: [['↑ session.signInFailed', { error: failure }]],
      is: ['loaded', 'settled'],
      isNot: ['ready', 'signedIn', 'busy', 'suspended', 'secondFactor'],
      sees: ['public'],
      has: { errors: { attempt: 'signIn', failure: { code: failure.code } } },
    },
  })),
  ...['no answer that is known', null].map((error): Row => ({
    clause: 'S9.f',
    says: `whatever was thrown is thrown again (${String(error)})`,
    ...visitor,
    given: [...visitor.given, signIn],
    when: [fail('signIn', error)],
    expected: {
      does: [['↑ session.signInFailed', { error }]],
      is: ['settled'],
      isNot: ['secondFactor', 'busy'],
    },
  })),
  {
    clause: 'S9.e',
    says: 'the errors of the attempt before are gone while another is under way',
    ...visitor,
    given: [...visitor.given, signIn, fail('signIn', earlier)],
    when: [signIn],
    expected: { has: { errors: null } },
  },
  {
    clause: 'S10.a',
    says: 'the session is cleared and loaded, then the call is made with what was typed',
    ...visitor,
    when: [register],
    expected: {
      does: ['clearToken', ['call register', registration]],
      is: ['loaded', 'busy'],
      isNot: ['ready', 'signedIn'],
    },
  },
  {
    clause: 'S10.b',
    says: 'a refusal is recorded and thrown again, and the form can be sent again',
    ...visitor,
    given: [...visitor.given, register],
    when: [fail('register', failure)],
    expected: {
      does: [['↑ session.registrationFailed', { error: failure }]],
      has: { errors: { attempt: 'registration', failure: { code: failure.code } } },
      is: ['loaded', 'settled'],
      isNot: ['busy', 'signedIn', 'suspended', 'secondFactor'],
      sees: ['public'],
    },
  },
  {
    clause: 'S10.c',
    says: 'the confirmation comes up in the place of the form',
    ...portalOfVisitor('/register'),
    given: [...portalOfVisitor('/register').given, send('session.register', { registration }, 'session')],
    when: [answer('register'), screen],
    expected: { shows: '/register-completed', isNot: ['session.signedIn'] },
  },
];

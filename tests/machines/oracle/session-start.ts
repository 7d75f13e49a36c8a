import { credentials, failure, ownMark, token, user } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';
import { begun } from './starts.ts';

const noAnswer = { error: { status: 0, code: 'NETWORK_ERROR' } };
const notSignedIn = { isNot: ['ready', 'signedIn'] } as const;

/** The specification, 4: the session, its start. */
export const sessionStartRows: readonly Row[] = [
  {
    clause: 'S1.a',
    says: 'nothing is ready, loaded or signed in at first, and no error is there',
    ...begun.withNothing,
    given: [],
    when: [],
    expected: {
      does: ['call probeUser'],
      isNot: ['ready', 'loaded', 'signedIn'],
      sees: ['spinner'],
      has: { errors: null },
    },
  },
  {
    clause: 'S5.a',
    says: 'a link clears whatever session there was, also beside a stored token',
    chart: 'session',
    input: { hasOneTimeToken: true, storedToken: ownMark, isLinkCutShort: false },
    given: [],
    when: [],
    expected: {
      does: ['clearToken', 'clearCache', 'call exchangeOneTimeToken'],
      isNot: ['ready', 'signedIn'],
    },
  },
  {
    clause: 'S5.b',
    says: 'the login by a link is made before anything else is called',
    chart: 'session',
    input: { hasOneTimeToken: true, storedToken: ownMark, isLinkCutShort: false },
    given: [],
    when: [],
    expected: { does: ['clearToken', 'clearCache', 'call exchangeOneTimeToken'] },
  },
  ...(['S5.c', 'S5.d'] as const).map((clause): Row => ({
    clause,
    says: 'the token of the link is stored, the other tabs hear of it, and the reference data is loaded',
    ...begun.withLink,
    given: [],
    when: [answer('exchangeOneTimeToken', token)],
    expected: {
      does: [['storeToken', { token }], ['announce', { news: 'signedIn' }], 'call loadReferenceData'],
      is: ['ready', 'signedIn'],
      isNot: ['loaded'],
    },
  })),
  {
    clause: 'S5.e',
    says: 'a refused link leaves its errors, and the end of the former session is told to the other tabs',
    ...begun.withLink,
    given: [],
    when: [fail('exchangeOneTimeToken', failure)],
    expected: {
      does: [['announce', { news: 'expired' }]],
      is: ['loaded', 'settled'],
      ...notSignedIn,
      sees: ['public'],
      has: { errors: { attempt: 'oneTimeToken', failure: { code: failure.code } } },
    },
  },
  {
    clause: 'S5.f',
    says: 'after 20 s without an answer the login says so',
    ...begun.withLink,
    given: [],
    when: [pass(delays.start)],
    expected: {
      does: [['announce', { news: 'expired' }]],
      is: ['loaded', 'settled'],
      ...notSignedIn,
      sees: ['public'],
      has: { errors: { attempt: 'oneTimeToken', failure: { code: 'NETWORK_ERROR' } } },
    },
  },
  ...(['S6.a', 'S6.b'] as const).map((clause): Row => ({
    clause,
    says: 'a stored token is ready and signed in, and the reference data is requested',
    ...begun.withToken,
    given: [],
    when: [],
    expected: { does: ['call loadReferenceData'], is: ['ready', 'signedIn'], isNot: ['loaded', 'settled'] },
  })),
  {
    clause: 'S6.c',
    says: 'once the reference data is there the session is loaded, and who it is of is told',
    ...begun.withToken,
    given: [],
    when: [answer('loadReferenceData', user)],
    expected: {
      does: [['↑ user.loaded', { user }], '↑ session.signedIn'],
      is: ['ready', 'loaded', 'signedIn', 'settled'],
      isNot: ['userUnknown', 'busy', 'suspended', 'factorSetup'],
    },
  },
  ...(['S7.a', 'S7.b', 'S7.c'] as const).map((clause): Row => ({
    clause,
    says: 'reference data that fails is reported and thrown again, the session loaded, the user requested anew',
    ...begun.withToken,
    given: [],
    when: [fail('loadReferenceData', failure)],
    expected: {
      does: [
        ['reportApiError', { error: failure }],
        ['↑ session.startFailed', { error: failure }],
        '↑ session.signedIn',
        'call reloadUser',
      ],
      is: ['ready', 'loaded', 'signedIn', 'settled', 'userUnknown'],
    },
  })),
  {
    clause: 'S7.d',
    says: 'after 20 s without an answer the same is done',
    ...begun.withToken,
    given: [],
    when: [pass(delays.start)],
    expected: {
      does: [
        ['reportApiError', noAnswer],
        ['↑ session.startFailed', noAnswer],
        '↑ session.signedIn',
        'call reloadUser',
      ],
      is: ['ready', 'loaded', 'signedIn', 'settled', 'userUnknown'],
    },
  },
  {
    clause: 'S8.a',
    says: 'the user is requested once, and nothing else is done',
    ...begun.withNothing,
    given: [],
    when: [],
    expected: { does: ['call probeUser'] },
  },
  ...[answer('probeUser'), fail('probeUser')].map((answered, index): Row => ({
    clause: 'S8.b',
    says: `the session is loaded and nobody is signed in, also when ${index === 0 ? 'it succeeds' : 'it fails'}`,
    ...begun.withNothing,
    given: [],
    when: [answered],
    expected: {
      does: [],
      is: ['loaded', 'settled'],
      ...notSignedIn,
      isNot: ['ready', 'signedIn', 'busy'],
      sees: ['public'],
    },
  })),
  {
    clause: 'S8.c',
    says: 'the form is busy while it waits',
    ...begun.withNothing,
    given: [],
    when: [send('session.signIn', { credentials })],
    expected: { does: [], is: ['busy'], sees: ['sign-in-busy'] },
  },
  ...[answer('probeUser'), fail('probeUser')].map((answered): Row => ({
    clause: 'S8.c',
    says: `a sign-in is kept, and made when the answer is there (${'answer' in answered ? 'success' : 'failure'})`,
    ...begun.withNothing,
    given: [send('session.signIn', { credentials })],
    when: [answered],
    expected: {
      does: ['clearToken', ['call signIn', credentials]],
      is: ['busy', 'settled'],
      has: { waitingSignIn: null },
      sees: ['sign-in-busy'],
    },
  })),
  {
    clause: 'S8.d',
    says: 'after 20 s without an answer that is told, and the visitor can sign in',
    ...begun.withNothing,
    given: [],
    when: [pass(delays.start)],
    expected: {
      does: [['reportApiError', noAnswer]],
      is: ['loaded', 'settled'],
      ...notSignedIn,
      sees: ['public'],
    },
  },
];

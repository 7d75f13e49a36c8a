import { refusedCall } from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';
import { portalOf, publisher, refused, refusedInPortal, screen } from './starts.ts';

const signOut = send('session.signOut');
const leaving = { ...publisher, given: [...publisher.given, signOut] } as const;
const expiring = { ...publisher, given: [...publisher.given, refused] } as const;
const out = {
  is: ['loaded', 'settled'],
  isNot: ['ready', 'signedIn', 'busy'],
  sees: ['public'],
  has: { storedToken: null },
} as const;
const expired = {
  is: ['loaded'],
  isNot: ['ready', 'signedIn', 'settled'],
  sees: ['session-expired'],
  has: { storedToken: null },
} as const;
const inPortal = portalOf();

const cleared = [
  'clearToken',
  ['announce', { news: 'signedOut' }],
  'clearCache',
  '↑ session.signedOut',
] as const;
const clearedByExpiry = [
  'clearToken',
  ['announce', { news: 'expired' }],
  'clearCache',
  '↑ session.expired',
] as const;
/** Whatever the sign-out call comes to. */
const outcomes = [
  ['it succeeds', answer('signOut')],
  ['it fails', fail('signOut')],
] as const;

/** The specification, 4 and 8: logout, and any HTTP 401. */
export const signOutRows: readonly Row[] = [
  {
    clause: 'S11.a',
    says: 'the call is made while the session is still there',
    ...publisher,
    when: [signOut],
    expected: { does: ['call signOut'], is: ['ready', 'loaded', 'signedIn', 'busy'], sees: ['leaving'] },
  },
  {
    clause: 'S11.a',
    says: 'it is a sign-out to the end, not an expiry',
    ...publisher,
    when: [signOut, answer('signOut')],
    expected: { does: ['call signOut', ...cleared], ...out },
  },
  ...(['S11.b', 'S11.f'] as const).flatMap((clause) =>
    outcomes.map(([says, answered]): Row => ({
      clause,
      says: `token cleared, then told to the other tabs, then the data cleared, then told here, when ${says}`,
      ...leaving,
      when: [answered],
      expected: { does: cleared, ...out },
    })),
  ),
  {
    clause: 'S11.c',
    says: 'the session is loaded afterwards',
    ...leaving,
    when: [answer('signOut')],
    expected: { is: ['loaded'] },
  },
  {
    clause: 'S11.d',
    says: 'the portal tells it and leads to the login',
    ...inPortal,
    given: [...inPortal.given, send('signOut.request', {}, 'navigation')],
    when: [answer('signOut'), screen],
    expected: {
      does: [
        'clearToken',
        ['announce', { news: 'signedOut' }],
        'clearCache',
        'forgetDrafts',
        'showSignedOut',
        ['call loadScreen', { name: 'login' }],
        ['writeHistory', { location: '/login', mode: 'replace' }],
        ['setTitle', { route: 'login' }],
        'scrollToTop',
      ],
      shows: '/login',
    },
  },
  {
    clause: 'S11.e',
    says: 'after 10 s without an answer the same is done',
    ...leaving,
    when: [pass(delays.signOut)],
    expected: { does: cleared, ...out },
  },
  {
    clause: 'S12.a',
    says: 'the sign-out call is made for who is signed in',
    ...publisher,
    when: [refused],
    expected: { does: ['call signOut'], is: ['busy'], isNot: ['settled'], sees: ['leaving'] },
  },
  ...[publisher.given, []].map((given, index): Row => ({
    clause: 'S12.a',
    says: `it is an expiry to the end, ${index === 0 ? 'of a session in use' : 'at its start'}`,
    ...publisher,
    given,
    when: [refused, answer('signOut')],
    expected: { does: ['call signOut', ...clearedByExpiry], ...expired },
  })),
  {
    clause: 'S12.a',
    says: 'the sign-out call is made also while the session starts',
    ...publisher,
    given: [],
    when: [refused],
    expected: { does: ['call signOut'], is: ['busy'], isNot: ['settled'], sees: ['leaving'] },
  },
  ...[{ isCurrent: false }, { isAnonymous: true }, { ignoresUnauthorised: true }].flatMap((other) =>
    [publisher.given, []].map((given, index): Row => ({
      clause: 'S12.b',
      says: `a refusal with ${JSON.stringify(other)} changes nothing ${index === 0 ? 'in use' : 'at the start'}`,
      ...publisher,
      given,
      when: [send('request.unauthorised', { ...refusedCall, ...other })],
      expected: { does: [], is: ['ready', 'signedIn'], isNot: ['busy'] },
    })),
  ),
  ...outcomes.map(([says, answered]): Row => ({
    clause: 'S12.c',
    says: `token cleared, then told to the other tabs, then the data cleared, then told here, when ${says}`,
    ...expiring,
    when: [answered],
    expected: { does: clearedByExpiry, ...expired },
  })),
  {
    clause: 'S12.d',
    says: 'three refusals, and one after the message, make one call and one message',
    ...publisher,
    when: [refused, refused, refused, answer('signOut'), refused],
    expected: { does: ['call signOut', ...clearedByExpiry], ...expired },
  },
  {
    clause: 'S12.e',
    says: 'after 10 s without an answer the message is there',
    ...expiring,
    when: [pass(delays.signOut)],
    expected: { does: clearedByExpiry, ...expired },
  },
  {
    clause: 'S12.f',
    says: 'the message is gone once its button is pressed',
    ...expiring,
    given: [...expiring.given, answer('signOut')],
    when: [send('expiry.acknowledge')],
    expected: { does: ['↑ expiry.acknowledged'], ...out, isNot: [...out.isNot, 'secondFactor', 'suspended'] },
  },
  {
    clause: 'S12.f',
    says: 'the button of the message leads to the login, which knows the way back',
    ...inPortal,
    given: [...inPortal.given, refusedInPortal, answer('signOut')],
    when: [send('expiry.acknowledge', {}, 'session'), screen],
    expected: { shows: '/login?redirect=%2Fdashboard', isNot: ['session.signedIn'] },
  },
];

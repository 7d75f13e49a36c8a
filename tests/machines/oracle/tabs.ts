import type { SessionEnd } from '#machines/session/session.setup.ts';
import {
  challenge,
  challenged,
  credentials,
  failure,
  otherMark,
  ownMark,
  refusal as refusedWith,
  seen,
  token,
  user,
} from '#machines/models/samples.ts';
import { delays } from './delays.ts';
import { answer, fail, send, pass, type Row } from './row.ts';
import { begun, portalOf, publisher, refused, visitor, screen } from './starts.ts';

const hour = 3_600_000;
/** Browsers count 31 bits, in ms. */
const beyondTimers = 2 ** 31;
const signIn = send('session.signIn', { credentials });
const gone = (end: SessionEnd, to: 'session' | null = null) => send('token.seen', seen(null, end), to);
const appeared = send('token.seen', seen(otherMark));
const atOffers = portalOf(user, '/offer-wall?page=2');
const clock = { chart: 'sessionClock', given: [send('session.began')] } as const;

/** The specification, 3 and 4, and what was decided where it is silent: several tabs, and the end of the token. */
export const tabRows: readonly Row[] = [
  {
    clause: 'S13.a',
    says: 'the token that is followed from the start on is no other one when it is seen again',
    ...begun.withNothing,
    given: [appeared],
    when: [appeared],
    expected: { does: [], is: ['ready', 'signedIn'] },
  },
  {
    clause: 'S13.a',
    says: 'the own token of a link that was tried again is no other one when it is seen',
    ...begun.withLink,
    given: [
      fail('exchangeOneTimeToken', refusedWith(0, 'NETWORK_ERROR')),
      send('link.retry'),
      answer('exchangeOneTimeToken', token),
    ],
    when: [send('token.seen', seen(ownMark))],
    expected: { does: [], is: ['ready', 'signedIn', 'busy'] },
  },
  {
    clause: 'S13.a',
    says: 'a visitor is signed in as the other tab is, and what was loaded before is cleared',
    ...visitor,
    when: [appeared],
    expected: {
      does: ['clearCache', 'call loadReferenceData'],
      is: ['ready', 'signedIn'],
      isNot: ['loaded'],
    },
  },
  ...[failure, challenged(challenge)].map((refusal, index): Row => ({
    clause: 'S13.a',
    says: `nothing is left of a sign-in that ${index === 0 ? 'was refused' : 'waits for a second factor'}`,
    ...visitor,
    given: [...visitor.given, signIn, fail('signIn', refusal)],
    when: [appeared],
    expected: {
      does: ['clearCache', 'call loadReferenceData'],
      has: { errors: null, challenge: null, username: null },
    },
  })),
  {
    clause: 'S13.a',
    says: 'another user takes the place of the one before, with nothing left of them',
    ...visitor,
    given: [...visitor.given, signIn, answer('signIn', token), answer('loadReferenceData', user)],
    when: [appeared],
    expected: {
      does: ['clearCache', 'call loadReferenceData'],
      is: ['ready', 'signedIn'],
      isNot: ['loaded'],
    },
  },
  ...[answer('exchangeOneTimeToken', token), fail('exchangeOneTimeToken')].map((answered, index): Row => ({
    clause: 'S13.a',
    says: `a link that was ${index === 0 ? 'taken' : 'refused'} is not tried again`,
    ...begun.withLink,
    given: index === 0 ? [answered, answer('loadReferenceData', user)] : [answered],
    when: [appeared],
    expected: { does: ['clearCache', 'call loadReferenceData'], has: { storedToken: otherMark } },
  })),
  ...[visitor, publisher].map((someone, index): Row => ({
    clause: 'S13.a',
    says: `a look that finds nothing new changes nothing for ${index === 0 ? 'a visitor' : 'a publisher'}`,
    ...someone,
    when: [send('token.seen', seen(index === 0 ? null : ownMark))],
    expected: { does: [], is: ['settled'] },
  })),
  {
    clause: 'S13.b',
    says: 'the data is cleared and the sign-out told, without a second call',
    ...publisher,
    when: [gone('signedOut')],
    expected: {
      does: ['clearCache', '↑ session.signedOut'],
      has: { storedToken: null },
      is: ['loaded', 'settled'],
      isNot: ['signedIn'],
      sees: ['public'],
    },
  },
  ...[
    { at: 'while the session starts', ...begun.withToken, given: [] },
    { at: 'while a refused session ends', ...publisher, given: [...publisher.given, refused] },
  ].map(({ at, ...someone }): Row => ({
    clause: 'S13.b',
    says: `${at} a sign-out elsewhere is no expiry`,
    ...someone,
    when: [gone('signedOut')],
    expected: { does: ['clearCache', '↑ session.signedOut'], is: ['loaded', 'settled'], sees: ['public'] },
  })),
  {
    clause: 'S13.c',
    says: 'the expiry is told to the other tabs and here, without a call',
    ...publisher,
    when: [gone('expired')],
    expected: {
      does: [['announce', { news: 'expired' }], 'clearCache', '↑ session.expired'],
      has: { storedToken: null },
      is: ['loaded'],
      isNot: ['signedIn', 'settled'],
      sees: ['session-expired'],
    },
  },
  ...[
    { at: 'while the session starts', ...begun.withToken, given: [] },
    { at: 'while a refused session ends', ...publisher, given: [...publisher.given, refused] },
  ].map(({ at, ...someone }): Row => ({
    clause: 'S13.c',
    says: `${at} the expiry is told to the other tabs before anything is cleared`,
    ...someone,
    when: [gone('expired')],
    expected: { does: [['announce', { news: 'expired' }], 'clearCache', '↑ session.expired'] },
  })),
  {
    clause: 'S13.c',
    says: 'a token that is still there has not expired',
    ...publisher,
    when: [send('token.seen', seen(ownMark))],
    expected: { does: [], is: ['signedIn', 'settled'] },
  },
  {
    clause: 'S13.d',
    says: 'the screen stays under the message',
    ...atOffers,
    when: [gone('expired', 'session')],
    expected: { shows: '/offer-wall?page=2', isNot: ['session.signedIn'] },
  },
  {
    clause: 'S13.d',
    says: 'and nothing that was typed is forgotten',
    ...atOffers,
    when: [gone('expired', 'session')],
    expected: { does: [['announce', { news: 'expired' }], 'clearCache'] },
  },
  {
    clause: 'S13.d',
    says: 'and the login leads back to it',
    ...atOffers,
    given: [...atOffers.given, gone('expired', 'session')],
    when: [send('expiry.acknowledge', {}, 'session'), screen],
    expected: { shows: '/login?redirect=%2Foffer-wall%3Fpage%3D2' },
  },
  {
    clause: 'S13.e',
    says: 'two minutes before the end it is told',
    ...clock,
    given: [...clock.given, answer('readTimeLeft', hour)],
    when: [pass(hour - delays.warning)],
    expected: { does: ['showWarning'], is: ['endsSoon'] },
  },
  ...[[], [answer('readTimeLeft', 90_000), send('clock.check')]].map((before, index): Row => ({
    clause: 'S13.e',
    says: `an end beyond the reach of a timer is not waited for ${index === 0 ? 'at the start' : 'when it has moved'}`,
    ...clock,
    given: [...clock.given, ...before, answer('readTimeLeft', beyondTimers)],
    when: [pass(beyondTimers - delays.warning)],
    expected: { does: [], isNot: ['endsSoon'] },
  })),
  {
    clause: 'S13.e',
    says: 'a sign-in in another tab moves the end away',
    ...clock,
    given: [...clock.given, answer('readTimeLeft', 90_000), send('clock.check')],
    when: [answer('readTimeLeft', hour)],
    expected: { does: [], isNot: ['endsSoon'], sees: ['without-clock'] },
  },
  {
    clause: 'S13.e',
    says: 'it is not told twice when the page is looked at again',
    ...clock,
    given: [...clock.given, answer('readTimeLeft', hour), pass(hour - delays.warning)],
    when: [send('clock.check'), answer('readTimeLeft', 90_000)],
    expected: { does: ['call readTimeLeft'], is: ['endsSoon'] },
  },
];

import { newerPendingUser, pendingUser, shadowUser, tos, user } from '#machines/models/samples.ts';
import { delays, pauses } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';
import { begun, portalOf, screen } from './starts.ts';

const asked = portalOf(pendingUser);
const to = (type: string, payload = {}) => send(type, payload, 'terms');
const accept = to('terms.accept', { tos });
const ticked = { ...asked, given: [...asked.given, to('terms.tick')] } as const;
const accepting = { ...ticked, given: [...ticked.given, accept] } as const;
const reloading = { ...accepting, given: [...accepting.given, answer('acceptTerms')] } as const;
const declined = { ...asked, given: [...asked.given, to('terms.decline')] } as const;
const failedStart = { ...begun.withToken, given: [fail('loadReferenceData')] } as const;
const newest = (whose: unknown) => send('user.arrived', { user: whose }, 'session');

/** The specification, 4 and 5: new terms. */
export const termsRows: readonly Row[] = [
  {
    clause: 'T1.a',
    says: 'the dialog covers the screen of a publisher whose terms are pending',
    ...portalOf(),
    given: [],
    when: [answer('loadReferenceData', pendingUser), screen],
    expected: {
      is: ['terms.blocking'],
      isNot: ['terms.busy', 'terms.ticked'],
      sees: ['terms-unticked'],
      shows: '/dashboard',
    },
  },
  {
    clause: 'T1.a',
    says: 'nobody is asked whose terms are accepted',
    ...portalOf(user),
    when: [],
    expected: { isNot: ['terms.blocking'], sees: ['without-terms'] },
  },
  ...(['location.request', 'location.changed'] as const).map((type): Row => ({
    clause: 'T1.b',
    says: `the dialog stays when the visitor goes elsewhere (${type})`,
    ...asked,
    when: [send(type, { to: '/offer-wall' }, 'navigation'), screen],
    expected: { is: ['terms.blocking'], sees: ['terms-unticked'] },
  })),
  {
    clause: 'T1.c',
    says: 'whatever loads the user brings it up',
    ...portalOf(user),
    when: [newest(pendingUser)],
    expected: { is: ['terms.blocking'] },
  },
  {
    clause: 'T1.c',
    says: 'and takes it away',
    ...asked,
    when: [newest(user)],
    expected: { isNot: ['terms.blocking'] },
  },
  {
    clause: 'T1.c',
    says: 'and brings it up again, should the same terms be pending once more',
    ...asked,
    given: [...asked.given, newest(user)],
    when: [newest(pendingUser)],
    expected: { is: ['terms.blocking'] },
  },
  {
    clause: 'T1.c',
    says: 'a tick counts for the version that was on screen, and for it alone',
    ...ticked,
    when: [newest(newerPendingUser)],
    expected: { is: ['terms.blocking'], isNot: ['terms.ticked'] },
  },
  {
    clause: 'T1.c',
    says: 'a tick stays when the same version is loaded again',
    ...ticked,
    when: [newest(pendingUser)],
    expected: { is: ['terms.blocking', 'terms.ticked'] },
  },
  ...pauses.slice(0, 3).map((pause, index): Row => ({
    clause: 'T1.d',
    says: `the user is requested again ${pause / 1000} s after failure ${index + 1}`,
    ...failedStart,
    given: [
      ...failedStart.given,
      fail('reloadUser'),
      ...pauses.slice(0, index).flatMap((earlier) => [pass(earlier), fail('reloadUser')]),
    ],
    when: [pass(pause)],
    expected: { does: ['call reloadUser'], is: ['userUnknown', 'userFailed'] },
  })),
  {
    clause: 'T1.d',
    says: 'the user is told, who is known by then',
    ...failedStart,
    given: [...failedStart.given, fail('reloadUser'), pass(pauses[0])],
    when: [answer('reloadUser', pendingUser)],
    expected: { does: [['↑ user.loaded', { user: pendingUser }]], isNot: ['userUnknown'], is: ['settled'] },
  },
  {
    clause: 'T1.g',
    says: 'after 20 s without an answer the user counts as not loaded, which is reported',
    ...failedStart,
    when: [pass(delays.start)],
    expected: {
      does: [],
      is: ['settled', 'userUnknown', 'userFailed'],
      sees: ['user-failed'],
      has: { attempts: 1 },
    },
  },
  {
    clause: 'T1.g',
    says: 'then a press requests the user again',
    ...failedStart,
    given: [...failedStart.given, pass(delays.start)],
    when: [send('user.retry')],
    expected: { does: ['call reloadUser'], is: ['userUnknown', 'userFailed'] },
  },
  {
    clause: 'T1.g',
    says: 'the next request has as long, and the pause grows as after a failure',
    ...failedStart,
    given: [...failedStart.given, pass(delays.start), send('user.retry')],
    when: [pass(delays.start)],
    expected: { does: [], is: ['userUnknown', 'userFailed'], sees: ['user-failed'], has: { attempts: 2 } },
  },
  {
    clause: 'T1.g',
    says: 'what had no answer twice is requested again by itself, 4 s later',
    ...failedStart,
    given: [...failedStart.given, pass(delays.start), pass(pauses[0]), pass(delays.start)],
    when: [pass(pauses[1])],
    expected: { does: ['call reloadUser'], is: ['userUnknown', 'userFailed'] },
  },
  {
    clause: 'T2.a',
    says: 'without a tick nothing is sent, and the box says that it is required',
    ...asked,
    when: [accept],
    expected: {
      does: [],
      is: ['terms.reminded', 'terms.blocking'],
      isNot: ['terms.busy'],
      sees: ['terms-reminded'],
    },
  },
  {
    clause: 'T2.b',
    says: 'a tick is there at once',
    ...asked,
    when: [to('terms.tick')],
    expected: {
      does: [],
      is: ['terms.ticked', 'terms.blocking'],
      isNot: ['terms.busy'],
      sees: ['terms-ticked'],
    },
  },
  {
    clause: 'T2.b',
    says: 'a box that was ticked and unticked again counts as unticked',
    ...ticked,
    given: [...ticked.given, to('terms.untick')],
    when: [accept],
    expected: { does: [], is: ['terms.reminded'], isNot: ['terms.busy', 'terms.ticked'] },
  },
  {
    clause: 'T2.c',
    says: 'after a tick the acceptance is sent, and the dialog is busy',
    ...ticked,
    when: [accept],
    expected: { does: [['call acceptTerms', { tos }]], is: ['terms.ticked', 'terms.busy'] },
  },
  {
    clause: 'T3.a',
    says: 'the version on screen is sent',
    ...ticked,
    when: [accept],
    expected: {
      does: [['call acceptTerms', { tos }]],
      is: ['terms.busy', 'terms.accepting'],
      sees: ['terms-accepting'],
    },
  },
  {
    clause: 'T3.b',
    says: 'the user is reloaded while the dialog stays busy',
    ...accepting,
    when: [answer('acceptTerms')],
    expected: { does: ['call reloadUser'], is: ['terms.busy', 'terms.blocking'] },
  },
  {
    clause: 'T3.b',
    says: 'and the user who has accepted is free',
    ...reloading,
    when: [answer('reloadUser', user)],
    expected: { isNot: ['terms.blocking', 'terms.busy'], sees: ['without-terms'] },
  },
  {
    clause: 'T3.c',
    says: 'a refused acceptance can be tried again, and says nothing',
    ...accepting,
    when: [fail('acceptTerms')],
    expected: {
      does: [],
      is: ['terms.blocking', 'terms.ticked'],
      isNot: ['terms.busy'],
      sees: ['terms-ticked'],
    },
  },
  {
    clause: 'T3.c',
    says: 'a user who cannot be reloaded can accept again, and nothing is said',
    ...reloading,
    when: [fail('reloadUser')],
    expected: {
      does: [],
      is: ['terms.blocking', 'terms.ticked'],
      isNot: ['terms.busy'],
      sees: ['terms-ticked'],
    },
  },
  ...([accepting, reloading] as const).map((start, index): Row => ({
    clause: 'T3.d',
    says: `${['an acceptance', 'a reload'][index]} without an answer for 20 s can be tried again, and says nothing`,
    ...start,
    when: [pass(delays.start)],
    expected: {
      does: [],
      is: ['terms.blocking', 'terms.ticked', 'session.settled'],
      isNot: ['terms.busy'],
      sees: ['terms-ticked'],
    },
  })),
  ...([asked, ticked] as const).map((start, index): Row => ({
    clause: 'T4.a',
    says: `declining signs out, ${index === 0 ? 'without' : 'with'} a tick`,
    ...start,
    when: [to('terms.decline')],
    expected: {
      does: ['call signOut'],
      is: ['terms.busy', 'terms.declining'],
      sees: ['terms-declining', 'leaving'],
    },
  })),
  {
    clause: 'T4.b',
    says: 'the login comes up, and no dialog',
    ...declined,
    when: [answer('signOut'), screen],
    expected: { shows: '/login', isNot: ['terms.blocking', 'terms.busy', 'session.signedIn'] },
  },
  ...(['terms.tick', 'terms.untick', 'terms.accept', 'terms.decline'] as const).flatMap((type) =>
    ([accepting, reloading, declined] as const).map((start, index): Row => ({
      clause: 'T4.c',
      says: `${type} does nothing while the dialog is busy ${['accepting', 'reloading', 'declining'][index]}`,
      ...start,
      when: [to(type, type === 'terms.accept' ? { tos } : {})],
      expected: { does: [], is: ['terms.busy', 'terms.blocking'] },
    })),
  ),
  {
    clause: 'T5.a',
    says: 'an operator who acts as the publisher sees the screen',
    ...portalOf(shadowUser),
    when: [],
    expected: { isNot: ['terms.blocking'], sees: ['without-terms'], shows: '/dashboard' },
  },
];

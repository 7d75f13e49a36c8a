import { shadowUser, user } from '#machines/models/samples.ts';
import { delays, pauses } from './delays.ts';
import { answer, fail, pass, send, type Row } from './row.ts';
import { go, portalAt, portalOf } from './starts.ts';

const failedScreen = { ...portalOf(), given: [...portalOf().given, go('/offer-wall')] } as const;
const screenGone = [
  ['writeHistory', { location: '/offer-wall', mode: 'push' }],
  ['setTitle', { route: 'offerWall' }],
  'scrollToTop',
  'call askVersion',
] as const;
const failing = { sees: ['screen-failed'], is: ['navigation.failed'], shows: '/offer-wall' } as const;
const deployment = { chart: 'deployment', given: [] } as const;
const doubt = send('version.doubt');
const checked = { ...deployment, given: [doubt, answer('askVersion', { isOther: false })] } as const;
const outdated = { ...deployment, given: [send('version.replaced')] } as const;
const lostPart = { ...deployment, given: [send('part.lost', { part: 'menu' })] } as const;
const postponed = { ...outdated, given: [...outdated.given, send('offer.postpone')] } as const;
const offered = { is: ['outdated'], sees: ['new-version-offer'] } as const;
const configuration = { chart: 'configuration', given: [fail('loadConfiguration')] } as const;
const lost = send('connection.lost', { since: 1 }, 'connection');
const returned = [send('connection.returned', {}, 'connection'), answer('askNetwork')] as const;
const unreachable = {
  chart: 'connection',
  given: [send('call.unanswered', { since: 1 }), fail('askNetwork')],
} as const;
const readOnly = (isShadowReadOnly: boolean) => answer('loadConfiguration', { isShadowReadOnly });
const operator = portalOf(shadowUser);
/** An operator who has left view-only mode. */
const acting = {
  chart: 'shadowLogin',
  given: [
    send('configuration.loaded', { isShadowReadOnly: true }),
    send('user.loaded', { user: shadowUser }),
    send('shadow.act'),
  ],
} as const;

/** The specification, 4, 8 and 9, and what was decided where it is silent: what keeps the portal usable. */
export const shellRows: readonly Row[] = [
  {
    clause: 'E12.a',
    says: 'after 120 s the screen has failed, with its address and title',
    ...failedScreen,
    when: [pass(delays.chunk)],
    expected: { does: screenGone, ...failing },
  },
  {
    clause: 'E12.b',
    says: 'a script that fails is a screen that failed',
    ...failedScreen,
    when: [fail('loadScreen')],
    expected: { does: screenGone, ...failing },
  },
  {
    clause: 'E12.h',
    says: 'a screen that failed is where a reload leads',
    ...failedScreen,
    when: [fail('loadScreen')],
    expected: { does: screenGone, ...failing },
  },
  ...pauses.slice(0, 2).map((pause, index): Row => ({
    clause: 'E12.b',
    says: `it is requested again ${pause / 1000} s after failure ${index + 1}`,
    ...failedScreen,
    given: [
      ...failedScreen.given,
      fail('loadScreen'),
      fail('askVersion'),
      ...pauses.slice(0, index).flatMap((earlier) => [pass(earlier), fail('loadScreen')]),
    ],
    when: [pass(pause)],
    expected: { does: [['call loadScreen', { name: 'offerWall' }]], ...failing },
  })),
  {
    clause: 'E12.b',
    says: 'once the connection is back it is loaded as any other screen, and has not failed meanwhile',
    ...failedScreen,
    given: [...failedScreen.given, fail('loadScreen'), fail('askVersion')],
    when: [send('connection.returned', {}, 'navigation')],
    expected: {
      does: [['call loadScreen', { name: 'offerWall' }]],
      is: ['navigation.busy'],
      isNot: ['navigation.failed'],
      sees: ['previous-screen'],
      shows: '/offer-wall',
    },
  },
  {
    clause: 'E12.c',
    says: 'a new version is offered',
    ...deployment,
    when: [send('version.replaced')],
    expected: { does: [], ...offered },
  },
  {
    clause: 'E12.c',
    says: 'who postpones it is not asked again for the same reason',
    ...postponed,
    when: [send('version.replaced')],
    expected: { does: [], isNot: ['outdated', 'lost'], sees: ['without-offer'] },
  },
  {
    clause: 'E12.c',
    says: 'postponing takes the offer away',
    ...outdated,
    when: [send('offer.postpone')],
    expected: { does: [], isNot: ['outdated', 'lost'], sees: ['without-offer'] },
  },
  {
    clause: 'E12.c',
    says: 'it is offered again once a part of the old version is missing',
    ...postponed,
    when: [send('part.lost', { part: 'menu' })],
    expected: { does: [], ...offered },
  },
  {
    clause: 'E12.c',
    says: 'the same part, lost again, is no new reason',
    ...lostPart,
    given: [...lostPart.given, fail('askVersion'), send('offer.postpone')],
    when: [send('part.lost', { part: 'menu' })],
    expected: { does: [], isNot: ['outdated', 'lost'], sees: ['without-offer'] },
  },
  ...[{ ...deployment, given: [doubt] }, lostPart].map((start, index): Row => ({
    clause: 'E12.d',
    says: `another version is offered, ${index === 0 ? 'after a strange answer' : 'where a part is lost'}`,
    ...start,
    when: [answer('askVersion', { isOther: true })],
    expected: { does: [], ...offered },
  })),
  {
    clause: 'E12.d',
    says: 'a strange answer has the version asked for',
    ...deployment,
    when: [doubt],
    expected: { does: ['call askVersion'], isNot: ['outdated', 'lost'] },
  },
  {
    clause: 'E12.d',
    says: 'a screen that fails says nothing about versions while the browser is offline',
    ...failedScreen,
    given: [...failedScreen.given, lost],
    when: [fail('loadScreen')],
    expected: { does: screenGone.slice(0, -1), ...failing, isNot: ['deployment.lost'] },
  },
  {
    clause: 'E12.d',
    says: 'it is not asked for again within the minute',
    ...checked,
    when: [pass(delays.doubt - 1), doubt],
    expected: { does: [] },
  },
  {
    clause: 'E12.d',
    says: 'the end of the minute alone asks for nothing',
    ...checked,
    when: [pass(delays.doubt)],
    expected: { does: [], isNot: ['outdated', 'lost'] },
  },
  {
    clause: 'E12.d',
    says: 'it is asked for again after the minute',
    ...checked,
    when: [pass(delays.doubt), doubt],
    expected: { does: ['call askVersion'], isNot: ['outdated', 'lost'] },
  },
  ...pauses.map((pause, index): Row => ({
    clause: 'C1.c',
    says: `it is requested again ${pause / 1000} s after failure ${index + 1}`,
    ...configuration,
    given: [
      ...configuration.given,
      ...pauses.slice(0, index).flatMap((earlier) => [pass(earlier), fail('loadConfiguration')]),
    ],
    when: [pass(pause)],
    expected: { does: ['call loadConfiguration'], is: ['failed', 'asking'], isNot: ['loaded'] },
  })),
  {
    clause: 'C1.c',
    says: 'a failure is told while it waits',
    chart: 'configuration',
    given: [],
    when: [fail('loadConfiguration')],
    expected: { does: [], is: ['failed'], isNot: ['asking', 'loaded'], sees: ['settings-bar'] },
  },
  {
    clause: 'N1.a',
    says: 'what is on screen, the configuration and the user are requested again',
    ...portalAt('/dashboard', { storedToken: 'mark' }),
    given: [fail('loadReferenceData'), fail('reloadUser'), fail('loadConfiguration'), lost],
    when: returned,
    expected: {
      does: ['call askNetwork', 'retryFailedQueries', 'call loadConfiguration', 'call reloadUser'],
    },
  },
  {
    clause: 'N1.b',
    says: 'after half a minute it is probed',
    ...unreachable,
    when: [pass(delays.probe)],
    expected: { does: ['call askNetwork'], is: ['unreachable', 'asking'] },
  },
  {
    clause: 'A7.b',
    says: 'it is there while an operator acts',
    ...operator,
    when: [readOnly(false)],
    expected: { is: ['shadowLogin.shadowed', 'shadowLogin.writable'], sees: ['operator-acting'] },
  },
  {
    clause: 'A7.b',
    says: 'it is there while an operator only looks on',
    ...operator,
    when: [readOnly(true)],
    expected: { is: ['shadowLogin.shadowed'], isNot: ['shadowLogin.writable'], sees: ['operator-observing'] },
  },
  {
    clause: 'A7.b',
    says: 'it is not there for the publisher',
    ...portalOf(user),
    when: [readOnly(false)],
    expected: { is: ['shadowLogin.writable'], isNot: ['shadowLogin.shadowed'], sees: ['without-operator'] },
  },
  {
    clause: 'A7.b',
    says: 'it goes when the same partner signs in as themselves',
    ...acting,
    when: [send('user.loaded', { user })],
    expected: { does: [], isNot: ['shadowed'], is: ['writable'], sees: ['without-operator'] },
  },
  {
    clause: 'M4.b',
    says: 'an operator who acts goes on acting when the user is reloaded',
    ...acting,
    when: [send('user.loaded', { user: shadowUser })],
    expected: { does: [], is: ['shadowed', 'writable'], sees: ['operator-acting'] },
  },
  {
    clause: 'M4.b',
    says: 'at the end an operator sees which partner they left, a publisher nothing',
    ...acting,
    when: [send('session.ended'), send('session.ended')],
    expected: { does: [['bidFarewell', { name: shadowUser.partner.name }]], isNot: ['shadowed', 'writable'] },
  },
  {
    clause: 'M4.a',
    says: 'the link of an operator is exchanged, whoever was signed in',
    ...portalAt('/dashboard?ott=once', { hasOneTimeToken: true, storedToken: 'mark' }),
    given: [],
    when: [answer('exchangeOneTimeToken', { access_token: 'new' }), answer('loadReferenceData', shadowUser)],
    expected: { is: ['session.signedIn'], isNot: ['terms.blocking'] },
  },
  {
    clause: 'M4.b',
    says: 'view-only mode changes nothing',
    ...operator,
    when: [readOnly(true)],
    expected: {
      is: ['shadowLogin.observing'],
      isNot: ['shadowLogin.writable'],
      sees: ['operator-observing'],
    },
  },
  {
    clause: 'M4.b',
    says: 'without it the operator acts at once',
    ...operator,
    when: [readOnly(false)],
    expected: { is: ['shadowLogin.writable'], isNot: ['shadowLogin.observing'], sees: ['operator-acting'] },
  },
  {
    clause: 'M4.b',
    says: 'the operator leaves it on purpose',
    ...operator,
    given: [...operator.given, readOnly(true)],
    when: [send('shadow.act', {}, 'shadowLogin')],
    expected: { is: ['shadowLogin.writable', 'shadowLogin.shadowed'], sees: ['operator-acting'] },
  },
];

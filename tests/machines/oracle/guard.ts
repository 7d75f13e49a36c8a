import { credentials, token, user } from '#machines/models/samples.ts';
import { answer, fail, send, type Row } from './row.ts';
import { back, go, portalAt, portalOf, portalOfVisitor, screen } from './starts.ts';

const starting = portalAt('/dashboard', { storedToken: 'mark' });
const atDashboard = portalOf();
const atOffers = portalOf(user, '/offer-wall');
const atLogin = portalOfVisitor('/login?redirect=%2Foffer-wall%3Fpage%3D2');
const signsIn = [
  send('session.signIn', { credentials }, 'session'),
  answer('signIn', token),
  answer('loadReferenceData', user),
] as const;
const byLink = (location: string): Pick<Row, 'chart' | 'input' | 'given'> => ({
  ...portalAt(location, { hasOneTimeToken: true }),
  given: [answer('exchangeOneTimeToken', token), answer('loadReferenceData', user)],
});
const arriving = (location: string, name: string, mode: string) =>
  [['writeHistory', { location, mode }], ['setTitle', { route: name }], 'scrollToTop'] as const;

const beforeSession = (['G1.a', 'A8.b'] as const).flatMap((clause): Row[] => [
  {
    clause,
    says: 'nothing is loaded or shown for a navigation while the session starts',
    ...starting,
    given: [],
    when: [go('/offer-wall')],
    expected: { does: [], shows: null },
  },
  {
    clause,
    says: 'it is judged once the session is loaded',
    ...starting,
    given: [],
    when: [answer('loadReferenceData', user), screen],
    expected: { shows: '/dashboard' },
  },
]);

/** The specification, 2: the navigation guard, in its order. */
export const guardRows: readonly Row[] = [
  ...beforeSession,
  ...(['G2.a', 'A10.a', 'A10.b'] as const).map((clause): Row => ({
    clause,
    says: 'address, title and scrolling come with the screen, once it is there',
    ...atDashboard,
    given: [...atDashboard.given, go('/offer-wall')],
    when: [screen],
    expected: { does: arriving('/offer-wall', 'offerWall', 'push'), shows: '/offer-wall' },
  })),
  {
    clause: 'G2.b',
    says: 'a route without a title has none of its own',
    ...portalAt('/verify/7'),
    given: [fail('probeUser')],
    when: [screen],
    expected: {
      does: [['writeHistory', { location: '/verify/7' }], ['setTitle', { route: null }], 'scrollToTop'],
    },
  },
  ...(['G3.a', 'G3.b'] as const).map((clause): Row => ({
    clause,
    says: 'the address is the same without ott',
    ...byLink('/offer-wall?ott=once&page=2'),
    when: [screen],
    expected: {
      does: arriving('/offer-wall?page=2', 'offerWall', 'replace'),
      shows: '/offer-wall?page=2',
    },
  })),
  ...['/login', '/register', '/register-completed'].map((to): Row => ({
    clause: 'G4.a',
    says: `${to} leads to the root, which is the dashboard`,
    ...atOffers,
    when: [go(to), screen],
    expected: { shows: '/dashboard' },
  })),
  {
    clause: 'G4.b',
    says: 'the redirect of a link is followed',
    ...byLink('/login?ott=once&redirect=%2Foffer-wall'),
    when: [screen],
    expected: { shows: '/offer-wall' },
  },
  {
    clause: 'G5.a',
    says: 'the filters come along',
    ...atDashboard,
    when: [go('/offers?category=2'), screen],
    expected: { shows: '/offer-wall?category=2' },
  },
  ...(['G6.a', 'G6.b'] as const).map((clause): Row => ({
    clause,
    says: 'the login has the path and its query',
    ...portalOfVisitor('/offers'),
    when: [go('/offer-wall?page=2'), screen],
    expected: { shows: '/login?redirect=%2Foffer-wall%3Fpage%3D2' },
  })),
  {
    clause: 'G6.c',
    says: 'who signs in comes to the screen that was wanted',
    ...atLogin,
    when: [...signsIn, screen],
    expected: { shows: '/offer-wall?page=2', is: ['session.signedIn'] },
  },
  ...['//evil.example/', 'https://evil.example/', '/\\evil.example'].map((redirect): Row => ({
    clause: 'G6.d',
    says: `${redirect} leads to the dashboard`,
    ...portalOfVisitor(`/login?redirect=${encodeURIComponent(redirect)}`),
    when: [...signsIn, screen],
    expected: { shows: '/dashboard' },
  })),
  ...[go, back].map((move, index): Row => ({
    clause: 'G7.a',
    says: `the second of two is shown (${index === 0 ? 'link' : 'browser'})`,
    ...atDashboard,
    when: [go('/offer-wall'), move('/dashboard?page=2'), screen],
    expected: { shows: '/dashboard?page=2', isNot: ['navigation.busy'] },
  })),
  {
    clause: 'G7.b',
    says: 'only the newer one comes into the history and the title',
    ...atDashboard,
    when: [go('/offer-wall?page=3'), go('/offer-wall?page=4'), screen],
    expected: {
      does: [
        ['call loadScreen', { name: 'offerWall' }],
        ['call loadScreen', { name: 'offerWall' }],
        ...arriving('/offer-wall?page=4', 'offerWall', 'push'),
      ],
    },
  },
];

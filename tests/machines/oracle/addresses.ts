import { delays } from './delays.ts';
import { answer, pass, send, type Row } from './row.ts';
import { back, go, portalAt, portalOf, portalOfVisitor, refusedInPortal, screen } from './starts.ts';
import { otherMark, seen, user } from '#machines/models/samples.ts';

const atOffers = portalOf(user, '/offer-wall');
const awaitingData = {
  ...portalOf(),
  given: [...portalOf().given, go('/offer-wall'), answer('loadScreen', true)],
} as const;
const hold = send('form.held', { parameters: [] }, 'navigation');
const held = { ...atOffers, given: [...atOffers.given, hold] } as const;
const wishToLeave = send('signOut.request', {}, 'navigation');
const confirm = send('leave.confirm', {}, 'navigation');
const cancel = send('leave.cancel', {}, 'navigation');
const asking = { is: ['navigation.askingToLeave'], shows: '/offer-wall', sees: ['leave-question'] } as const;

/** The specification, 2: routes, history, and what was decided where it is silent. */
export const addressRows: readonly Row[] = [
  {
    clause: 'A3.a',
    says: 'who is signed in comes to the dashboard, and is told',
    ...atOffers,
    when: [go('/nowhere'), screen],
    expected: {
      does: [
        'showUnknownAddress',
        ['call loadScreen', { name: 'dashboard' }],
        ['writeHistory', { location: '/dashboard', mode: 'push' }],
        ['setTitle', { route: 'dashboard' }],
        'scrollToTop',
      ],
      shows: '/dashboard',
    },
  },
  {
    clause: 'A3.a',
    says: 'nothing is told about a path that there is',
    ...portalOf(),
    when: [go('/offer-wall'), screen],
    expected: {
      does: [
        ['call loadScreen', { name: 'offerWall' }],
        ['writeHistory', { location: '/offer-wall', mode: 'push' }],
        ['setTitle', { route: 'offerWall' }],
        'scrollToTop',
      ],
      shows: '/offer-wall',
    },
  },
  {
    clause: 'A3.b',
    says: 'the root is the dashboard',
    ...portalAt('/', { storedToken: 'mark' }),
    given: [answer('loadReferenceData', user)],
    when: [screen],
    expected: { shows: '/dashboard' },
  },
  {
    clause: 'A4.e',
    says: 'while its data is on its way the screen before it stays',
    ...awaitingData,
    given: [...portalOf().given, go('/offer-wall')],
    when: [answer('loadScreen', true)],
    expected: { does: ['call awaitData'], is: ['navigation.busy'], shows: '/dashboard' },
  },
  {
    clause: 'A4.e',
    says: 'it comes up with its data',
    ...awaitingData,
    when: [answer('awaitData')],
    expected: { shows: '/offer-wall', isNot: ['navigation.busy', 'navigation.failed'] },
  },
  {
    clause: 'A4.e',
    says: 'it comes up without it after 150 ms',
    ...awaitingData,
    when: [pass(delays.data)],
    expected: { shows: '/offer-wall', isNot: ['navigation.busy', 'navigation.failed'] },
  },
  {
    clause: 'A5.c',
    says: 'the call is made, then the login comes up',
    ...portalOf(),
    when: [wishToLeave, answer('signOut'), screen],
    expected: { shows: '/login', isNot: ['session.signedIn'] },
  },
  {
    clause: 'A10.c',
    says: 'a link asks first',
    ...held,
    when: [go('/dashboard')],
    expected: { does: [], ...asking },
  },
  {
    clause: 'A10.c',
    says: 'Back asks first, and is taken back',
    ...held,
    when: [back('/dashboard')],
    expected: { does: [['writeHistory', { location: '/offer-wall', mode: 'return' }]], ...asking },
  },
  {
    clause: 'A10.c',
    says: 'signing out asks first',
    ...held,
    when: [wishToLeave],
    expected: { does: [], ...asking },
  },
  ...[go, back].map((move, index): Row => ({
    clause: 'A10.c',
    says: `who confirms comes to the other screen (${index === 0 ? 'link' : 'browser'})`,
    ...held,
    given: [...held.given, move('/dashboard')],
    when: [confirm, screen],
    expected: { shows: '/dashboard', isNot: ['navigation.askingToLeave'] },
  })),
  {
    clause: 'A10.c',
    says: 'who confirms signing out is signed out',
    ...held,
    given: [...held.given, wishToLeave],
    when: [confirm],
    expected: { does: ['call signOut'] },
  },
  {
    clause: 'A10.c',
    says: 'who stays keeps the screen and its input, and is asked the next time',
    ...held,
    given: [...held.given, go('/dashboard')],
    when: [cancel],
    expected: {
      does: [],
      shows: '/offer-wall',
      sees: ['screen'],
      isNot: ['navigation.askingToLeave', 'navigation.busy', 'navigation.failed'],
      has: { navigation: { held: [], target: '/offer-wall' } },
    },
  },
  ...(['location.request', 'location.changed'] as const).map((type): Row => ({
    clause: 'A10.c',
    says: `nobody is asked who holds nothing (${type})`,
    ...atOffers,
    when: [send(type, { to: '/dashboard' }, 'navigation'), screen],
    expected: { shows: '/dashboard', isNot: ['navigation.askingToLeave'] },
  })),
  ...[go, back].map((move, index): Row => ({
    clause: 'A10.c',
    says: `another page of the same list is no reason to ask (${index === 0 ? 'link' : 'browser'})`,
    ...held,
    when: [move('/offer-wall?page=2')],
    expected: { shows: '/offer-wall?page=2', isNot: ['navigation.askingToLeave'] },
  })),
  ...[go, back].map((move, index): Row => ({
    clause: 'A10.c',
    says: `the query that names the place of the form is asked about (${index === 0 ? 'link' : 'browser'})`,
    ...atOffers,
    given: [...atOffers.given, send('form.held', { parameters: ['tab'] }, 'navigation')],
    when: [move('/offer-wall?tab=2')],
    expected: asking,
  })),
  {
    clause: 'A10.c',
    says: 'who leaves for another part of the same screen loses the draft first, and is there at once',
    ...atOffers,
    given: [
      ...atOffers.given,
      send('form.held', { form: 'offer', parameters: ['tab'] }, 'navigation'),
      go('/offer-wall?tab=2'),
    ],
    when: [confirm],
    expected: {
      does: [
        ['forgetForms', { forms: ['offer'] }],
        ['writeHistory', { location: '/offer-wall?tab=2', mode: 'push' }],
      ],
      shows: '/offer-wall?tab=2',
      sees: ['screen'],
      isNot: ['navigation.askingToLeave', 'navigation.busy'],
    },
  },
  {
    clause: 'A10.c',
    says: 'nobody is asked who signs out and holds nothing',
    ...atOffers,
    when: [wishToLeave],
    expected: { does: ['call signOut'], isNot: ['navigation.askingToLeave'] },
  },
  {
    clause: 'A10.c',
    says: 'input that outlives the end of a session is asked about once somebody is signed in again',
    ...held,
    given: [
      ...held.given,
      refusedInPortal,
      answer('signOut'),
      send('token.seen', seen(otherMark), 'session'),
      answer('loadReferenceData', user),
    ],
    when: [go('/dashboard')],
    expected: { does: [], ...asking },
  },
  {
    clause: 'A10.c',
    says: 'input of a screen that is gone is not asked about',
    ...portalOfVisitor('/register'),
    given: [
      ...portalOfVisitor('/register').given,
      hold,
      send('token.seen', seen(otherMark), 'session'),
      answer('loadReferenceData', user),
    ],
    when: [screen],
    expected: { shows: '/dashboard', has: { navigation: { forms: { length: 0 }, held: null } } },
  },
  {
    clause: 'L7.c',
    says: 'another page is an entry of the history and nothing else',
    ...atOffers,
    when: [go('/offer-wall?page=3')],
    expected: {
      does: [['writeHistory', { location: '/offer-wall?page=3', mode: 'push' }]],
      shows: '/offer-wall?page=3',
      sees: ['screen'],
    },
  },
  ...[portalOfVisitor('/verify/7'), portalOf(user, '/verify/7')].map((start, index): Row => ({
    clause: 'L7.c',
    says: `on a public screen as well, ${['of a visitor', 'of a publisher'][index]}`,
    ...start,
    when: [go('/verify/7?expires=1')],
    expected: { does: [['writeHistory', { location: '/verify/7?expires=1', mode: 'push' }]] },
  })),
  {
    clause: 'L7.c',
    says: 'Back to another page is nothing but that page',
    ...atOffers,
    when: [back('/offer-wall?page=3')],
    expected: {
      does: [['writeHistory', { location: '/offer-wall?page=3', mode: 'none' }]],
      shows: '/offer-wall?page=3',
      sees: ['screen'],
    },
  },
  ...[go, back].map((move): Row => ({
    clause: 'L7.c',
    says: `another path is a navigation (${move === go ? 'link' : 'browser'})`,
    ...portalOfVisitor('/login'),
    when: [move('/offers')],
    expected: { does: [['call loadScreen', { name: 'publicOfferWall' }]], shows: '/login' },
  })),
];

import type { AnyEventObject } from 'xstate';
import { pathOf } from '../lib/location.ts';
import { timersOf } from '../models/chart-model.ts';
import {
  challenge,
  challenged,
  credentials,
  failure,
  otherMark,
  ownMark,
  pendingUser,
  refusal,
  refusedCall,
  registration,
  routes,
  secrets,
  seen,
  shadowUser,
  token,
  tos,
  user,
} from '../models/samples.ts';
import type { PortalInput } from '../portal.machine.ts';
import type { System } from './system.ts';

const nothing = { routes, shown: null, hasOneTimeToken: false, storedToken: null, isLinkCutShort: false };

/** The ways a visitor comes in, with the small route table of the samples. */
export const arrivals = {
  stranger: { ...nothing, location: '/dashboard?page=2' },
  strangerLost: { ...nothing, location: '/nowhere' },
  strangerVerifying: { ...nothing, location: '/verify/7' },
  strangerAtLogin: { ...nothing, location: '/login', shown: '/login' },
  storedToken: { ...nothing, location: '/dashboard', storedToken: ownMark },
  storedTokenAtLogin: { ...nothing, location: '/login', storedToken: ownMark },
  storedTokenAtCatalogue: { ...nothing, location: '/offers', storedToken: ownMark },
  linkCutShort: { ...nothing, location: '/offer-wall', isLinkCutShort: true },
  link: {
    ...nothing,
    location: `/offer-wall?ott=${secrets.ott}&page=2`,
    hasOneTimeToken: true,
    storedToken: ownMark,
  },
} satisfies Record<string, PortalInput>;
export type ArrivalName = keyof typeof arrivals;

const answers: Record<string, readonly unknown[]> = {
  exchangeOneTimeToken: [token],
  exchangeAgain: [token],
  signIn: [token],
  signInWithPasskey: [token],
  proveFactor: [token],
  loadReferenceData: [user, pendingUser, shadowUser],
  loadReferenceDataAfterSignIn: [user, pendingUser],
  reloadUser: [user, pendingUser],
  askForUser: [user, pendingUser, shadowUser],
  askForUserAgain: [user, pendingUser],
};

const failures: Record<string, readonly unknown[]> = {
  exchangeOneTimeToken: [failure, refusal(0, 'NETWORK_ERROR')],
  signIn: [failure, challenged(challenge)],
  proveFactor: [challenged({ ...challenge, attempts_left: 4 }), refusal(400, 'SECOND_FACTOR_EXPIRED')],
};

/** One screen that does not arrive, or whose data is still on its way, stands for all. */
const mayFail = ({ navigation }: System) => navigation.context.target === '/offer-wall';

const ofCalls = ({ session, terms }: System): AnyEventObject[] =>
  Object.keys({ ...session.children, ...terms.children }).flatMap((id) => [
    ...(answers[id] ?? [undefined]).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...(failures[id] ?? [failure]).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]);

const answersTo = (id: string): AnyEventObject[] => [
  { type: `xstate.done.actor.${id}` },
  { type: `xstate.error.actor.${id}`, error: failure },
];

const ofScreen = (system: System): AnyEventObject[] => {
  const isAlone = timersOf(system.session).length === 0;
  const timers = (isAlone ? timersOf(system.navigation) : []).map((type) => ({ type }));
  if (system.navigation.matches({ screenFailed: 'waiting' })) return timers;
  if (system.navigation.matches({ screenFailed: 'asking' })) return answersTo('loadScreenAgain');
  if (system.navigation.matches({ guarding: 'awaitingData' })) return [...answersTo('awaitData'), ...timers];
  if (!system.navigation.matches({ guarding: 'loadingScreen' })) return [];
  const arrives = answersTo('loadScreen');
  const late = { type: 'xstate.done.actor.loadScreen', output: true };
  return mayFail(system) ? [...arrives, late, ...timers] : arrives.slice(0, 1);
};

/** Time passes for all charts alike: a pause ends only where no screen is waited for, whose time might be over as well. */
const ofPauses = ({ session, navigation }: System): AnyEventObject[] =>
  navigation.matches('guarding') ? [] : timersOf(session).map((type) => ({ type }));

const ofNetwork = (system: System): AnyEventObject[] => [
  { type: 'request.unauthorised', ...refusedCall },
  { type: 'request.unauthorised', ...refusedCall, isCurrent: false },
  { type: 'account.suspended', reason: null, isCurrent: true },
  { type: 'factor.setupRequired', isCurrent: true },
  ...ofPauses(system),
  ...[user, pendingUser].map((arrived) => ({ type: 'user.arrived', user: arrived })),
  ...ofCalls(system),
  ...ofScreen(system),
];

const seenEnds = [seen(null), seen(null, 'signedOut')];

/** What another tab did may be announced after this one has noticed it. */
const ofTabs = ({ session }: System): AnyEventObject[] => {
  const other = session.context.storedToken === ownMark ? otherMark : ownMark;
  const looks = [seen(other), ...seenEnds].map((look) => ({ type: 'token.seen', ...look }) as const);
  return looks.filter((event) => event.token !== null || session.can(event));
};

const inTermsDialog = [
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.accept', tos },
  { type: 'terms.decline' },
] as const;

/** The question about what is not saved covers the dialog. */
const ofTerms = ({ navigation, terms }: System): AnyEventObject[] =>
  navigation.hasTag('askingToLeave') ? [] : inTermsDialog.filter((event) => terms.can(event));

const inForms = new Map<string, readonly Parameters<System['session']['can']>[0][]>([
  [
    '/login',
    [
      { type: 'session.signIn', credentials },
      { type: 'session.signInWithPasskey' },
      { type: 'link.retry' },
      { type: 'factor.prove', proof: { code: secrets.code } },
      { type: 'factor.cancel' },
    ],
  ],
  ['/register', [{ type: 'session.register', registration }]],
]);

const ofVisitor = (system: System): AnyEventObject[] => {
  const { session, navigation } = system;
  const form = inForms.get(pathOf(navigation.context.current ?? '/')) ?? [];
  const isReplaced = session.hasTag('suspended') || session.hasTag('factorSetup');
  const leave = isReplaced ? 'session.signOut' : 'signOut.request';
  const isUsed = session.matches('signedIn') && !navigation.hasTag('askingToLeave');
  const buttons = (['expiry.acknowledge', 'user.retry', 'factor.added'] as const).map((type) => ({ type }));
  const { forms, current } = navigation.context;
  const change = forms.length > 0 ? { type: 'form.released' } : { type: 'form.held', parameters: ['page'] };
  const inForm = { ...change, form: 'one' };
  const mayHold = navigation.matches('idle') && session.hasTag('signedIn') && current === '/dashboard';
  const atQuestion = (['leave.confirm', 'leave.cancel'] as const).map((type) => ({ type }));
  return [
    ...(mayHold ? [inForm] : []),
    ...atQuestion.filter((event) => navigation.can(event)),
    ...(isUsed || session.hasTag('suspended') ? [{ type: leave }] : []),
    ...[...form, ...buttons].filter((event) => session.can(event)),
    ...ofTerms(system),
    ...['/dashboard?page=2', '/offers', '/register'].map((to) => ({ type: 'location.request', to })),
    ...['/offer-wall', '/login'].map((to) => ({ type: 'location.changed', to })),
  ];
};

/**
 * Everything that a visitor, the network or another tab can cause now. The charts tell tokens apart and nothing else of
 * them: what can happen with a second one is what can happen with the first, which takes its place again.
 */
export const causesOf = (system: System): AnyEventObject[] =>
  system.session.context.storedToken === otherMark
    ? ofTabs(system).slice(0, 1)
    : [...ofVisitor(system), ...ofNetwork(system), ...ofTabs(system)];

/** What tells two systems apart, as far as it matters for what can happen next. */
export function keyOf({ session, navigation, terms }: System): string {
  const { target, mode, current, held, forms } = navigation.context;
  const way = navigation.matches('idle') ? [] : [target, mode];
  return JSON.stringify([
    session.value,
    session.context.errors?.attempt,
    session.can({ type: 'link.retry' }),
    navigation.value,
    current,
    way,
    session.context.storedToken,
    terms.value,
    held,
    forms.length,
  ]);
}

import { navigationMachine, type NavigationContext } from '#machines/navigation.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { termsUpdateMachine } from '#machines/terms-update.machine.ts';
import { modelOf } from './chart-model.ts';
import {
  credentials,
  pendingUser,
  registration,
  routes,
  secrets,
  shadowUser,
  token,
  tos,
  user,
} from './samples.ts';

const sessionModel = modelOf('session', {
  machine: sessionMachine,
  inputs: {
    link: { hasOneTimeToken: true, hasStoredToken: true },
    storedToken: { hasOneTimeToken: false, hasStoredToken: true },
    nothing: { hasOneTimeToken: false, hasStoredToken: false },
  },
  events: {
    'session.signIn': [{ credentials }],
    'session.register': [{ registration }],
    'session.signOut': [{}],
    'session.forgetErrors': [{}],
    'user.reload': [{}],
    'expiry.acknowledge': [{}],
    'request.unauthorised': [{}],
    'account.suspended': [{}],
    'token.appeared': [{}],
    'token.replaced': [{}],
    'token.removed': [{}],
    'token.expired': [{}],
  },
  answers: {
    exchangeOneTimeToken: [token],
    loadReferenceData: [user],
    probeUser: [undefined],
    signIn: [token],
    register: [undefined],
    loadReferenceDataAfterSignIn: [user],
    reloadUser: [user],
    signOut: [undefined],
    signOutExpired: [undefined],
  },
  describe: ({ context: { errors } }) =>
    errors ? `with errors of ${errors.attempt}: ${errors.failure.code}` : '',
});

/** From these screens all is tried; anywhere else and on the way only what makes a difference there. */
const startingPoints: ReadonlySet<string | null> = new Set([null, '/dashboard', '/login']);

function describeNavigation(context: NavigationContext, isAtRest: boolean): string {
  const { settled, signedIn, target, mode, current } = context;
  const session = settled ? `signed ${signedIn ? 'in' : 'out'}` : 'unsettled';
  if (isAtRest) return `at ${current ?? 'nothing'} (${session})`;
  return `to ${target} by ${mode} over ${current ?? 'nothing'} (${session})`;
}

const navigationModel = modelOf('navigation', {
  machine: navigationMachine,
  inputs: { load: { routes } },
  events: {
    'location.request': [
      { to: '/' },
      { to: '/nowhere?x=1' },
      { to: '/dashboard' },
      { to: '/login', replace: true },
      { to: '/offers' },
    ],
    'location.changed': [{ to: '/dashboard?page=2' }, { to: `/dashboard?ott=${secrets.ott}&page=2` }],
    'session.changed': [
      { settled: false, signedIn: true },
      { settled: true, signedIn: true },
      { settled: true, signedIn: false },
    ],
    'screen.retry': [{}],
  },
  answers: { loadScreen: [undefined] },
  isTried: (snapshot, event) => {
    const { current, target, settled, signedIn } = snapshot.context;
    const isAtRest = snapshot.matches('idle');
    if (event.type === 'screen.retry') return true;
    if (isAtRest && !startingPoints.has(current)) return false;
    if (event.type !== 'session.changed') return isAtRest ? settled : [target, '/offers'].includes(event.to);
    if (snapshot.matches('screenFailed')) return signedIn && !event.signedIn;
    return event.settled !== settled || event.signedIn !== signedIn;
  },
  describe: ({ value, context }) => describeNavigation(context, value === 'idle'),
});

const termsModel = modelOf('terms', {
  machine: termsUpdateMachine,
  inputs: { start: undefined },
  events: {
    'user.loaded': [{ user }, { user: pendingUser }, { user: shadowUser }],
    'user.reloadFailed': [{}],
    'session.ended': [{}],
    'terms.tick': [{}],
    'terms.untick': [{}],
    'terms.accept': [{ tos }],
    'terms.decline': [{}],
  },
  answers: { acceptTerms: [undefined] },
  describe: () => '',
});

/** Every chart of the portal; each is walked completely. */
export const models = [sessionModel, navigationModel, termsModel];

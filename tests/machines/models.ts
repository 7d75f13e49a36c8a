import { navigationMachine } from '#machines/navigation.machine.ts';
import type { NavigationContext } from '#machines/navigation.setup.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { termsUpdateMachine } from '#machines/terms-update.machine.ts';
import { modelOf, type ChartModel } from './chart-model.ts';
import {
  credentials,
  newerPendingUser,
  pendingUser,
  registration,
  routes,
  secrets,
  shadowUser,
  token,
  tos,
  user,
} from './samples.ts';
import { singleModels } from './single-models.ts';

const sessionModel = modelOf('session', {
  machine: sessionMachine,
  inputs: {
    link: { hasOneTimeToken: true, hasStoredToken: true, isLinkCutShort: true },
    storedToken: { hasOneTimeToken: false, hasStoredToken: true, isLinkCutShort: true },
    linkCutShort: { hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: true },
    nothing: { hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: false },
  },
  events: {
    'session.signIn': [{ credentials }],
    'session.register': [{ registration }],
    'session.signOut': [{}],
    'session.forgetErrors': [{}],
    'user.reload': [{}],
    'user.arrived': [{ user: pendingUser }],
    'user.retry': [{}],
    'expiry.acknowledge': [{}],
    'request.unauthorised': [{}],
    'account.suspended': [{ reason: 'Invalid traffic' }],
    'token.appeared': [{}],
    'token.replaced': [{}],
    'token.gone': [{ end: 'signedOut' }, { end: 'expired' }],
  },
  answers: {
    exchangeOneTimeToken: [token],
    loadReferenceData: [user],
    probeUser: [undefined],
    signIn: [token],
    register: [undefined],
    loadReferenceDataAfterSignIn: [user],
    reloadUser: [user],
    askForUser: [user],
    askForUserAgain: [user],
    signOut: [undefined],
    signOutExpired: [undefined],
  },
  describe: (snapshot) => {
    const { errors, suspension, attempts } = snapshot.context;
    if (snapshot.hasTag('suspended')) return `for '${suspension}'`;
    if (errors) return `with errors of ${errors.attempt}: ${errors.failure.code}`;
    return snapshot.hasTag('userUnknown') ? `after ${attempts} attempts` : '';
  },
});

/** From these screens all is tried; anywhere else and on the way only what makes a difference there. */
const startingPoints: ReadonlySet<string | null> = new Set([null, '/dashboard', '/login']);

function describeNavigation(context: NavigationContext, isAtRest: boolean): string {
  const { settled, signedIn, target, mode, current, held } = context;
  const session = settled ? `signed ${signedIn ? 'in' : 'out'}` : 'unsettled';
  const screen = `${current ?? 'nothing'}${held ? ', held' : ''} (${session})`;
  if (!isAtRest) return `to ${target} by ${mode} over ${screen}`;
  return `at ${screen}${target === current ? '' : `, last wish ${target}`}`;
}

/** On the way only what makes a difference there; a held screen can be left for two places, and stay where it is. */
function isTriedWish({ target, settled, held }: NavigationContext, isAtRest: boolean, to: string): boolean {
  if (held) return (target === '/login' ? ['/offers'] : ['/offers', '/verify/7', '/dashboard']).includes(to);
  if (to === '/verify/7') return false;
  return isAtRest ? settled : [target, '/offers'].includes(to);
}

/** One screen with a form for publishers and one for visitors stand for all. */
const mayBeHeld = ({ current, settled, signedIn }: NavigationContext) =>
  settled && current === (signedIn ? '/dashboard' : '/login');

const navigationModel = modelOf('navigation', {
  machine: navigationMachine,
  inputs: { load: { routes } },
  events: {
    'location.request': [
      { to: '/' },
      { to: '/nowhere?x=1' },
      { to: '/dashboard' },
      { to: '/dashboard?page=3' },
      { to: '/login', replace: true },
      { to: '/offers' },
      { to: '/offers/' },
    ],
    'location.changed': [
      { to: '/dashboard?page=2' },
      { to: `/dashboard?ott=${secrets.ott}&page=2` },
      { to: '/verify/7' },
    ],
    'session.changed': [
      { settled: false, signedIn: true },
      { settled: true, signedIn: true },
      { settled: true, signedIn: false },
    ],
    'form.held': [{}],
    'form.released': [{}],
    'leave.confirm': [{}],
    'leave.cancel': [{}],
    'signOut.request': [{}],
    'connection.returned': [{}],
  },
  answers: { loadScreen: [undefined], loadScreenAgain: [undefined] },
  isTried: (snapshot, event) => {
    const { current, settled, signedIn } = snapshot.context;
    const isAtRest = snapshot.matches('idle');
    if (isAtRest && !startingPoints.has(current)) return false;
    if (event.type === 'session.changed') {
      if (snapshot.matches('screenFailed')) return signedIn && !event.signedIn;
      return event.settled !== settled || event.signedIn !== signedIn;
    }
    if (event.type === 'connection.returned') return snapshot.matches('screenFailed');
    if ('to' in event) return isTriedWish(snapshot.context, isAtRest, event.to);
    return snapshot.hasTag('askingToLeave') || (isAtRest && mayBeHeld(snapshot.context));
  },
  describe: ({ value, context }) => describeNavigation(context, value === 'idle'),
});

const termsModel = modelOf('terms', {
  machine: termsUpdateMachine,
  inputs: { start: undefined },
  events: {
    'user.loaded': [{ user }, { user: pendingUser }, { user: newerPendingUser }, { user: shadowUser }],
    'user.reloadFailed': [{}],
    'session.ended': [{}],
    'terms.tick': [{}],
    'terms.untick': [{}],
    'terms.accept': [{ tos }],
    'terms.decline': [{}],
  },
  answers: { acceptTerms: [undefined] },
  describe: ({ context: { version } }) => version ?? '',
});

/** The charts that make up the system. */
export const systemModels = [
  { ...sessionModel, name: 'session' },
  { ...navigationModel, name: 'navigation' },
  { ...termsModel, name: 'terms' },
] as const;

/** Every chart of the portal; each is walked completely. */
export const models: readonly ChartModel[] = [...systemModels, ...singleModels];

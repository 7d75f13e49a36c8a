import { modelOf } from '../models/chart-model.ts';
import { secrets, routes } from '../models/samples.ts';
import { navigationMachine } from './navigation.machine.ts';
import type { NavigationContext } from './navigation.setup.ts';

/** From these screens all is tried; anywhere else and on the way only what makes a difference there. */
const startingPoints: ReadonlySet<string | null> = new Set([null, '/dashboard', '/login']);

function describeNavigation(context: NavigationContext, isAtRest: boolean): string {
  const { settled, signedIn, target, mode, current, held } = context;
  const session = settled ? `signed ${signedIn ? 'in' : 'out'}` : 'unsettled';
  const screen = `${current ?? 'nothing'}${held ? ', held' : ''} (${session})`;
  if (!isAtRest) return `to ${target} by ${mode} over ${screen}`;
  return `at ${screen}${target === current ? '' : `, last wish ${target}`}`;
}

/** On the way only what makes a difference there; a held screen can be left for other places, and stay where it is. */
function isTriedWish({ target, settled, held }: NavigationContext, isAtRest: boolean, to: string): boolean {
  if (held) {
    const others = ['/offers', '/verify/7', '/dashboard', '/dashboard?page=3'];
    return (target === '/login' ? ['/offers'] : others).includes(to);
  }
  if (to === '/verify/7') return false;
  return isAtRest ? settled : [target, '/offers'].includes(to);
}

/** The browser comes back to the screen. */
const isReturn = (event: { type: string; to?: string }) =>
  event.type === 'location.changed' && event.to === '/dashboard';

/** One screen with a form for publishers and one for visitors stand for all, come to by a link. */
const mayBeHeld = ({ current, mode, settled, signedIn }: NavigationContext) =>
  settled && mode !== 'none' && current === (signedIn ? '/dashboard' : '/login');

export const navigationModel = modelOf('navigation', {
  machine: navigationMachine,
  inputs: { load: { routes, shown: null }, loadAtLogin: { routes, shown: '/login' } },
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
      { to: '/dashboard' },
    ],
    'session.changed': [
      { settled: false, signedIn: true },
      { settled: true, signedIn: true },
      { settled: true, signedIn: false },
    ],
    'form.held': [{ parameters: ['page'] }],
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
    if (isReturn(event)) return snapshot.hasTag('askingToLeave');
    if ('to' in event) return isTriedWish(snapshot.context, isAtRest, event.to);
    return snapshot.hasTag('askingToLeave') || (isAtRest && mayBeHeld(snapshot.context));
  },
  describe: ({ value, context }) => describeNavigation(context, value === 'idle'),
});

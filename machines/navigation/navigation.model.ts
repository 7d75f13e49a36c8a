import type { AnyEventObject, EventFrom, SnapshotFrom } from 'xstate';
import { modelOf } from '../models/chart-model.ts';
import { secrets, routes } from '../models/samples.ts';
import { navigationMachine } from './navigation.machine.ts';
import type { NavigationContext } from './navigation.setup.ts';

/** From these screens all is tried; anywhere else and on the way only what makes a difference there. */
const startingPoints: ReadonlySet<string | null> = new Set([null, '/dashboard', '/login']);

function formsIn({ forms, held }: NavigationContext): string {
  const names = forms.map(({ form }) => form).join(' and ');
  if (names === '') return '';
  return held ? `, held by ${names}` : `, still with ${names}`;
}

function describeNavigation(context: NavigationContext, isAtRest: boolean): string {
  const { settled, signedIn, target, mode, current } = context;
  const session = settled ? `signed ${signedIn ? 'in' : 'out'}` : 'unsettled';
  const screen = `${current ?? 'nothing'}${formsIn(context)} (${session})`;
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

type Snapshot = SnapshotFrom<typeof navigationMachine>;

const isAmong = ({ forms }: NavigationContext, name: unknown) => forms.some(({ form }) => form === name);

/** A second form comes beside the first; forms of a session that is over wait for the next. */
function isTriedOfForms({ context }: Snapshot, isPlace: boolean, event: AnyEventObject): boolean | null {
  if (event.type === 'form.released') return isAmong(context, event.form);
  if (event.type === 'session.signedIn') return isPlace && context.forms.length > 0 && !context.held;
  if (event.type !== 'form.held' || event.form === 'one') return null;
  return isPlace && context.held !== null;
}

/** Two forms are left in part; forms of a session that is over are released or find the next session. */
function isTriedBesideForms(snapshot: Snapshot, { type, to }: AnyEventObject): boolean | null {
  const { forms, held } = snapshot.context;
  if (forms.length > 0 && !held) return type === 'session.changed' ? null : false;
  if (!isAmong(snapshot.context, 'other')) return null;
  if (type === 'location.request') return forms.length > 1 && to === '/dashboard?page=3';
  return snapshot.hasTag('askingToLeave') && type.startsWith('leave');
}

function isTriedWithForms(snapshot: Snapshot, event: AnyEventObject): boolean | null {
  const { current, signedIn } = snapshot.context;
  const isPlace = snapshot.matches('idle') && signedIn && current === '/dashboard';
  return isTriedOfForms(snapshot, isPlace, event) ?? isTriedBesideForms(snapshot, event);
}

function isTriedWithoutForms(snapshot: Snapshot, event: EventFrom<typeof navigationMachine>): boolean {
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
}

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
    'form.held': [
      { form: 'one', parameters: ['page'] },
      { form: 'other', parameters: [] },
    ],
    'form.released': [{ form: 'one' }, { form: 'other' }],
    'session.signedIn': [{}],
    'leave.confirm': [{}],
    'leave.cancel': [{}],
    'signOut.request': [{}],
    'connection.returned': [{}],
  },
  answers: { loadScreen: [false, true], awaitData: [undefined], loadScreenAgain: [false] },
  isTried: (snapshot, event) => isTriedWithForms(snapshot, event) ?? isTriedWithoutForms(snapshot, event),
  // One screen whose data is still on its way stands for all.
  isAnswered: ({ context }, { output }) => output !== true || context.target === '/offers',
  describe: ({ value, context }) => describeNavigation(context, value === 'idle'),
});

import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { hasOneTimeToken, isElsewhere, matchRoute } from '#machines/lib/location.ts';
import type { SessionUser } from '#machines/session/session.setup.ts';
import { stateName } from '#machines/models/chart-model.ts';
import { systemModels } from '#machines/models/models.ts';
import { routes, secrets, tos } from '#machines/models/samples.ts';
import type { System } from './system.ts';
import { exploreSystem, keyOf } from './system-walks.ts';

/** One event somewhere in the whole portal. */
type Moment = { before: System; event: AnyEventObject; after: System };

const graphs = [...exploreSystem().values()];
const edges = graphs.flatMap((graph) => [...graph.edges.values()].flat());
const states = new Map([
  ...edges.map(({ to, state }) => [to, state] as const),
  ...graphs.map(({ start }) => [start.key, start.state] as const),
]);

const routeOf = (location: string | null) => (location === null ? null : matchRoute(routes, location));
const accessOf = ({ navigation }: System) => routeOf(navigation.context.current)?.access ?? null;
const isAtRest = ({ navigation }: System) =>
  navigation.matches('idle') && navigation.context.current !== null;
const isCalling = ({ session, navigation, terms }: System) =>
  [session, navigation, terms].some(({ children }) => Object.keys(children).length > 0);
const isBlocked = ({ session }: System) =>
  session.matches({ signedOut: 'expired' }) || session.hasTag('suspended');
const namesOf = ({ deeds }: System) => deeds.map(({ name }) => name);
const does = (system: System, name: string) => namesOf(system).includes(name);
const isLeaving = ({ session }: System) => session.matches('signingOut') || session.matches('expiring');

const loadsUser =
  /done\.actor\.(loadReferenceData|loadReferenceDataAfterSignIn|reloadUser|askForUser|askForUserAgain)$/;
const termsButtons = [
  { type: 'terms.tick' },
  { type: 'terms.untick' },
  { type: 'terms.accept', tos },
  { type: 'terms.decline' },
] as const;

/** Where the rules lead a request, by who makes it. */
const destinations: Record<string, { signedIn: string; signedOut: string }> = {
  '/dashboard?page=2': {
    signedIn: '/dashboard?page=2',
    signedOut: '/login?redirect=%2Fdashboard%3Fpage%3D2',
  },
  '/offer-wall': { signedIn: '/offer-wall', signedOut: '/login?redirect=%2Foffer-wall' },
  '/offers': { signedIn: '/offer-wall', signedOut: '/offers' },
  '/register': { signedIn: '/dashboard', signedOut: '/register' },
  '/login': { signedIn: '/dashboard', signedOut: '/login' },
};

const laws: Record<string, (moment: Moment) => boolean> = {
  '[A8 G6 S11 S12] a private screen is there only for who is signed in, or under the expiry message': ({
    after,
  }) =>
    accessOf(after) !== 'publisher' ||
    after.session.hasTag('signedIn') ||
    after.session.matches({ signedOut: 'expired' }),

  '[G4 G5] nobody who is signed in rests on a guest screen or on the public offer wall': ({ after }) =>
    !isAtRest(after) ||
    !after.session.matches({ signedIn: 'idle' }) ||
    ['publisher', 'public'].includes(String(accessOf(after))),

  '[G1] while the session is not settled no screen comes up and none is requested': ({ before, after }) =>
    after.session.hasTag('settled') ||
    (!after.navigation.matches({ guarding: 'loadingScreen' }) &&
      [null, before.navigation.context.current].includes(after.navigation.context.current)),

  '[G3] once judged no location holds a one-time token': ({ after }) => {
    const { target, current } = after.navigation.context;
    return !after.session.hasTag('settled') || ![target, current ?? '/'].some(hasOneTimeToken);
  },

  '[A10 G3] at rest the address bar tells the screen': ({ after }) =>
    !isAtRest(after) || after.browser.address === after.navigation.context.current,

  '[G2] at rest the title tells the screen': ({ after }) => {
    const route = routeOf(after.navigation.context.current);
    return !isAtRest(after) || after.browser.title === (route?.titled ? route.name : null);
  },

  '[A10] a navigation starts at the top and with its title, a change of the query does neither': ({
    after,
  }) => !does(after, 'scrollToTop') || (does(after, 'setTitle') && does(after, 'writeHistory')),

  '[G2] while a navigation of the browser waits for the session, the title tells the address': ({ after }) =>
    !after.navigation.matches({ guarding: 'arrivedEarly' }) ||
    after.browser.title ===
      (routeOf(after.browser.address)?.titled === false
        ? null
        : (routeOf(after.browser.address)?.name ?? 'dashboard')),

  '[A10] the history gets at most one entry at a time, and a new one only for a wish of the visitor': ({
    event,
    after,
  }) => {
    const entries = after.deeds.filter(({ name }) => name === 'writeHistory');
    const isPushed = entries.some(({ params }) => JSON.stringify(params).includes('"push"'));
    return (
      entries.length <= 1 &&
      (!isPushed || /load(ing)?Screen|location\.request|leave\.confirm/.test(event.type))
    );
  },

  '[G7] the newest wish is where the portal is heading': ({ event, after }) => {
    const isWish = event.type === 'location.request' || event.type === 'location.changed';
    if (!isWish || !after.session.hasTag('settled') || after.navigation.hasTag('askingToLeave')) return true;
    const expected = destinations[String(event.to)];
    return (
      after.navigation.context.target ===
      expected?.[after.session.hasTag('signedIn') ? 'signedIn' : 'signedOut']
    );
  },

  '[A10] a screen that holds what is not saved is left only when that is confirmed or the session is another':
    ({ before, event, after }) => {
      const { held, current } = before.navigation.context;
      const isSame = before.session.hasTag('signedIn') === after.session.hasTag('signedIn');
      if (held === null || !isSame || current === null) return true;
      const isLeft = isElsewhere(current, after.navigation.context.current ?? '/', held);
      return !isLeft || event.type === 'leave.confirm';
    },

  '[A10] while it is asked whether a screen may be left, the address stays that of the screen': ({ after }) =>
    !after.navigation.hasTag('askingToLeave') || after.browser.address === after.navigation.context.current,

  '[S11 S12] nobody is asked about a screen of a session that is over': ({ after }) =>
    !after.navigation.hasTag('askingToLeave') || after.session.hasTag('signedIn'),

  '[S3 S9 S11] who is signed in has a token, who is signed out has none': ({ after }) => {
    const isSure = !isLeaving(after) && !after.session.matches('probingUser');
    return !isSure || after.browser.hasToken === after.session.hasTag('signedIn');
  },

  '[S11 S13] whenever the user changes or goes, nothing of the data stays': ({ before, event, after }) => {
    const isGone = before.session.hasTag('signedIn') && !after.session.hasTag('signedIn');
    const isOther = event.type === 'token.replaced' && after.session.matches('restoring');
    return !(isGone || isOther) || does(after, 'clearCache');
  },

  '[S12] further refusals change nothing once the session is over': ({ before, event, after }) => {
    const isOver = isLeaving(before) || before.session.matches('signedOut');
    return (
      event.type !== 'request.unauthorised' ||
      !isOver ||
      (keyOf(before) === keyOf(after) && after.deeds.length === 0)
    );
  },

  '[S12] no more than one sign-out call is under way': ({ after }) =>
    Object.keys(after.session.children).filter((id) => id.startsWith('signOut')).length <= 1,

  '[S15] a suspended account sees no other screen come up': ({ before, after }) =>
    !before.session.hasTag('suspended') ||
    !after.session.hasTag('suspended') ||
    [null, before.navigation.context.current].includes(after.navigation.context.current),

  '[S1 S9] errors are there for visitors only': ({ after }) =>
    after.session.context.errors === null || after.session.matches('signedOut'),

  '[S3] no chart keeps a token or a password, but what a sign-in waits with': ({ after }) => {
    const { waitingSignIn, ...rest } = after.session.context;
    const stored = JSON.stringify([rest, after.navigation.context.current]);
    const isWaiting = after.session.matches({ probingUser: 'signInWaiting' });
    return (
      (waitingSignIn !== null) === isWaiting &&
      !Object.values(secrets).some((secret) => stored.includes(secret))
    );
  },

  '[A8] before the session is settled, nothing is there but the login that the page has brought along': ({
    after,
  }) => !after.session.matches('probingUser') || [null, '/login'].includes(after.navigation.context.current),

  '[T1 T4] the terms dialog is there only while somebody is signed in and neither starting nor suspended': ({
    after,
  }) =>
    !after.terms.hasTag('blocking') ||
    ((['signedIn', 'loaded'] as const).every((tag) => after.session.hasTag(tag)) &&
      !after.session.hasTag('suspended')),

  '[T1 T5] a user brings the terms dialog up if the terms are pending and nobody acts for them, else takes it away':
    ({ event, after }) => {
      const isArrival = event.type === 'user.arrived' && after.session.matches({ signedIn: 'idle' });
      if (!isArrival && !loadsUser.test(event.type)) return true;
      // What the samples answer these calls with.
      const { pendingTerms, shadowed } = (isArrival ? event.user : event.output) as SessionUser;
      return after.terms.hasTag('blocking') === (pendingTerms !== null && !shadowed);
    },

  '[T2] terms are accepted from a ticked box only': ({ before, after }) =>
    !does(after, 'call acceptTerms') || before.terms.matches({ blocking: 'ticked' }),

  '[T3] a failed acceptance shows no error': ({ before, event, after }) =>
    !(
      event.type.endsWith('error.actor.acceptTerms') ||
      (event.type.endsWith('error.actor.reloadUser') && before.terms.matches({ blocking: 'reloadingUser' }))
    ) ||
    (after.deeds.length === 0 && !after.terms.hasTag('busy')),

  '[T4] a busy dialog waits for somebody': ({ after }) =>
    !after.terms.hasTag('busy') ||
    Object.keys(after.terms.children).length > 0 ||
    after.session.matches({ signedIn: 'reloadingUser' }) ||
    isLeaving(after),

  '[T4] a busy dialog cannot be pressed': ({ after }) =>
    !after.terms.hasTag('busy') || !termsButtons.some((button) => after.terms.can(button)),

  '[T4] declining signs out, or asks about what is not saved': ({ event, after }) =>
    event.type !== 'terms.decline' ||
    after.navigation.hasTag('askingToLeave') ||
    (isLeaving(after) && after.terms.hasTag('declining')),

  '[M1] the portal never waits for nothing': ({ after }) =>
    isCalling(after) ||
    isBlocked(after) ||
    (after.session.hasTag('settled') &&
      (isAtRest(after) ||
        after.navigation.matches('screenFailed') ||
        after.navigation.hasTag('askingToLeave'))),
};

describe('the whole portal, in every state it can reach', () => {
  test.each(Object.entries(laws))('%s', (_, holds) => {
    const broken = edges.find(({ from, event, state }) => {
      const before = states.get(from);
      return before !== undefined && !holds({ before, event, after: state });
    });
    expect(broken && [broken.from, broken.event, broken.to]).toBeUndefined();
  });

  test.each(systemModels)('[M2] every state of the $name chart comes about', ({ name, machine }) => {
    const leaves = getStateNodes(machine).filter(({ type, always }) => type === 'atomic' && !always);
    const reached = new Set([...states.values()].map((system) => stateName(system[name].value)));
    expect(leaves.map(({ path }) => path.join('.')).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  test.each<[string, (system: System) => boolean]>([
    [
      'sign in',
      ({ session, navigation }) => session.matches({ signedIn: 'idle' }) && navigation.matches('idle'),
    ],
    [
      'sign out',
      ({ session, navigation }) => session.matches({ signedOut: 'idle' }) && navigation.matches('idle'),
    ],
  ])('[M1] from everywhere there is a way to %s', (_, isGoal) => {
    const sources = Map.groupBy(edges, ({ to }) => to);
    const ways = new Set([...states].filter(([, system]) => isGoal(system)).map(([key]) => key));
    for (const key of ways) for (const { from } of sources.get(key) ?? []) ways.add(from);
    expect([...states.keys()].filter((key) => !ways.has(key))).toEqual([]);
  });
});

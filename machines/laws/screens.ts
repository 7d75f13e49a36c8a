import type { SystemMoment } from '../exploration/beside.ts';
import type { System } from '../exploration/system.ts';
import { hasOneTimeToken, isElsewhere } from '../lib/location.ts';
import type { Law } from './law.ts';
import { does, isAtRest, routeOf } from './looks.ts';

const accessOf = ({ navigation }: System) => routeOf(navigation.context.current)?.access ?? null;

const isCalling = ({ session, navigation, terms }: System) =>
  [session, navigation, terms].some(({ children }) => Object.keys(children).length > 0);
const isBlocked = ({ session }: System) =>
  session.matches({ signedOut: 'expired' }) || session.hasTag('suspended') || session.hasTag('factorSetup');

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

/** What may be on screen, in the address bar, in the title and in the history. */
export const screenLaws = {
  privateScreens: {
    requirements: ['A8', 'G6', 'S11', 'S12'],
    says: 'a private screen is there only for who is signed in, or under the expiry message',
    holds: ({ after }) =>
      accessOf(after) !== 'publisher' ||
      after.session.hasTag('signedIn') ||
      after.session.matches({ signedOut: 'expired' }),
  },
  guestScreens: {
    requirements: ['G4', 'G5'],
    says: 'nobody who is signed in rests on a guest screen or on the public offer wall',
    holds: ({ after }) =>
      !isAtRest(after) ||
      !after.session.matches({ signedIn: 'idle' }) ||
      ['publisher', 'public'].includes(String(accessOf(after))),
  },
  unsettled: {
    requirements: ['G1'],
    says: 'while the session is not settled no screen comes up and none is requested',
    holds: ({ before, after }) =>
      after.session.hasTag('settled') ||
      (!after.navigation.matches({ guarding: 'loadingScreen' }) &&
        [null, before.navigation.context.current].includes(after.navigation.context.current)),
  },
  oneTimeToken: {
    requirements: ['G3'],
    says: 'once judged no location holds a one-time token',
    holds: ({ after }) => {
      const { target, current } = after.navigation.context;
      return !after.session.hasTag('settled') || ![target, current ?? '/'].some(hasOneTimeToken);
    },
  },
  addressAtRest: {
    requirements: ['A10', 'G3'],
    says: 'at rest the address bar tells the screen',
    holds: ({ after }) => !isAtRest(after) || after.browser.address === after.navigation.context.current,
  },
  titleAtRest: {
    requirements: ['G2'],
    says: 'at rest the title tells the screen',
    holds: ({ after }) => {
      const route = routeOf(after.navigation.context.current);
      return !isAtRest(after) || after.browser.title === (route?.titled ? route.name : null);
    },
  },
  startsAtTop: {
    requirements: ['A10'],
    says: 'a navigation starts at the top and with its title, a change of the query does neither',
    holds: ({ after }) =>
      !does(after, 'scrollToTop') || (does(after, 'setTitle') && does(after, 'writeHistory')),
  },
  titleWhileEarly: {
    requirements: ['G2'],
    says: 'while a navigation of the browser waits for the session, the title tells the address',
    holds: ({ after }) =>
      !after.navigation.matches({ guarding: 'arrivedEarly' }) ||
      after.browser.title ===
        (routeOf(after.browser.address)?.titled === false
          ? null
          : (routeOf(after.browser.address)?.name ?? 'dashboard')),
  },
  historyEntries: {
    requirements: ['A10'],
    says: 'the history gets at most one entry at a time, and a new one only for a wish of the visitor',
    holds: ({ event, after }) => {
      const entries = after.deeds.filter(({ name }) => name === 'writeHistory');
      const isPushed = entries.some(({ params }) => JSON.stringify(params).includes('"push"'));
      return (
        entries.length <= 1 &&
        (!isPushed ||
          /load(ing)?Screen|awaitData|awaitingData|location\.request|leave\.confirm/.test(event.type))
      );
    },
  },
  newestRequest: {
    requirements: ['G7'],
    says: 'the newest wish is where the portal is heading',
    holds: ({ event, after }) => {
      const isWish = event.type === 'location.request' || event.type === 'location.changed';
      const isJudged = after.session.hasTag('settled') && !after.navigation.hasTag('askingToLeave');
      if (!isWish || !isJudged) return true;
      const expected = destinations[String(event.to)];
      return (
        after.navigation.context.target ===
        expected?.[after.session.hasTag('signedIn') ? 'signedIn' : 'signedOut']
      );
    },
  },
  heldScreens: {
    requirements: ['A10'],
    says: 'a screen that holds what is not saved is left only when that is confirmed or the session is another',
    holds: ({ before, event, after }) => {
      const { held, current } = before.navigation.context;
      const isSame = before.session.hasTag('signedIn') === after.session.hasTag('signedIn');
      if (held === null || !isSame || current === null) return true;
      const isLeft = isElsewhere(current, after.navigation.context.current ?? '/', held);
      return !isLeft || event.type === 'leave.confirm';
    },
  },
  heldAtSignIn: {
    requirements: ['A10', 'S13'],
    says: 'a signed-in user is asked about input that outlived the session before',
    holds: ({ after }) =>
      !after.session.matches({ signedIn: 'idle' }) ||
      !isAtRest(after) ||
      (after.navigation.context.held !== null) === after.navigation.context.forms.length > 0,
  },
  formsOnScreen: {
    requirements: ['A10'],
    says: 'no form holds a screen that is not there',
    holds: ({ after }) => {
      const { current, forms } = after.navigation.context;
      return current !== null || forms.length === 0;
    },
  },
  addressWhileAsked: {
    requirements: ['A10'],
    says: 'while it is asked whether a screen may be left, the address stays that of the screen',
    holds: ({ after }) =>
      !after.navigation.hasTag('askingToLeave') || after.browser.address === after.navigation.context.current,
  },
  askedWhileSignedIn: {
    requirements: ['S11', 'S12'],
    says: 'nobody is asked about a screen of a session that is over',
    holds: ({ after }) => !after.navigation.hasTag('askingToLeave') || after.session.hasTag('signedIn'),
  },
  beforeSettled: {
    requirements: ['A8'],
    says: 'before the session is settled, nothing is there but the login that the page has brought along',
    holds: ({ after }) =>
      !after.session.matches('probingUser') || [null, '/login'].includes(after.navigation.context.current),
  },
  suspendedScreens: {
    requirements: ['S15'],
    says: 'a suspended account sees no other screen come up',
    holds: ({ before, after }) =>
      !before.session.hasTag('suspended') ||
      !after.session.hasTag('suspended') ||
      [null, before.navigation.context.current].includes(after.navigation.context.current),
  },
  neverIdle: {
    requirements: ['M1'],
    says: 'whenever the portal waits, something it waits for is under way',
    holds: ({ after }) =>
      isCalling(after) ||
      isBlocked(after) ||
      (after.session.hasTag('settled') &&
        (isAtRest(after) ||
          after.navigation.matches('screenFailed') ||
          after.navigation.hasTag('askingToLeave'))),
  },
} satisfies Record<string, Law<SystemMoment>>;

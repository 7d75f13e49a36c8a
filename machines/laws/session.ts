import type { AnyEventObject } from 'xstate';
import type { SystemMoment } from '../exploration/beside.ts';
import { keyOf } from '../exploration/causes.ts';
import type { System } from '../exploration/system.ts';
import { secrets } from '../models/samples.ts';
import type { SessionNews } from '../session/session.setup.ts';
import type { Law } from './law.ts';
import { does, isLeaving } from './looks.ts';

const isNewToken = ({ session }: System, { type, token }: AnyEventObject) =>
  type === 'token.seen' && token !== null && token !== session.context.storedToken;

const newsIn = (params: unknown) => (params as { news: SessionNews }).news; // Of `announce`.

const leavingStates = ['signingOut', 'expiring'] as const;

/** Who is signed in, with which token, and what of it is kept. */
export const sessionLaws = {
  token: {
    requirements: ['S3', 'S9', 'S11'],
    says: 'who is signed in has a token, who is signed out has none',
    holds: ({ after }) => {
      const isSure = !isLeaving(after) && !after.session.matches('probingUser');
      return !isSure || after.browser.hasToken === after.session.hasTag('signedIn');
    },
  },
  storedToken: {
    requirements: ['S13'],
    says: 'the session knows whether a token is stored',
    holds: ({ after }) => (after.session.context.storedToken !== null) === after.browser.hasToken,
  },
  followedTokens: {
    requirements: ['S13'],
    says: 'every token of another tab is followed',
    holds: ({ before, event, after }) => !isNewToken(before, event) || after.session.matches('restoring'),
  },
  clearedCache: {
    requirements: ['S11', 'S13'],
    says: 'whenever the user changes or goes, nothing of the data stays',
    holds: ({ before, event, after }) => {
      const isGone = before.session.hasTag('signedIn') && !after.session.hasTag('signedIn');
      const isOther = isNewToken(before, event) && after.session.matches('restoring');
      return !(isGone || isOther) || does(after, 'clearCache');
    },
  },
  toldTabs: {
    requirements: ['S11', 'S12', 'S13'],
    says: 'other tabs hear of a token once it is stored, and of an end once the token is gone',
    holds: ({ before, event, after }) => {
      let hasToken = event.type === 'token.seen' ? event.token !== null : before.browser.hasToken;
      return after.deeds.every(({ name, params }) => {
        if (name === 'storeToken' || name === 'clearToken') hasToken = name === 'storeToken';
        return name !== 'announce' || (newsIn(params) === 'signedIn') === hasToken;
      });
    },
  },
  refusalsWhenOver: {
    requirements: ['S12'],
    says: 'further refusals change nothing once the session is over',
    holds: ({ before, event, after }) => {
      const isOver = isLeaving(before) || before.session.matches('signedOut');
      return (
        event.type !== 'request.unauthorised' ||
        !isOver ||
        (keyOf(before) === keyOf(after) && after.deeds.length === 0)
      );
    },
  },
  olderRefusals: {
    requirements: ['S12'],
    says: 'a refusal of an older token changes nothing',
    holds: ({ before, event, after }) =>
      event.type !== 'request.unauthorised' ||
      event.isCurrent === true ||
      (keyOf(before) === keyOf(after) && after.deeds.length === 0),
  },
  oneSignOut: {
    requirements: ['S12'],
    says: 'no more than one sign-out call is under way',
    holds: ({ after }) =>
      Object.keys(after.session.children).filter((id) => id.startsWith('signOut')).length <= 1,
  },
  signOutEnds: {
    requirements: ['S11', 'S12'],
    says: 'a sign-out call that nobody answers is waited for no longer than its limit',
    holds: ({ event, after: { session } }) =>
      leavingStates.every((state) => {
        const limit = { type: `xstate.after.signOutLimit.session.${state}` } as const;
        if (event.type === limit.type) return session.matches('signedOut');
        return !session.matches(state) || session.can(limit as never); // Timers are no events that a chart declares.
      }),
  },
  errorsForVisitors: {
    requirements: ['S1', 'S9'],
    says: 'errors are there for visitors only',
    holds: ({ after }) => after.session.context.errors === null || after.session.matches('signedOut'),
  },
  secrets: {
    requirements: ['S3'],
    says: 'no chart keeps a token or a password, but what a sign-in waits with',
    holds: ({ after }) => {
      const { waitingSignIn, ...rest } = after.session.context;
      const stored = JSON.stringify([rest, after.navigation.context.current]);
      const isWaiting = after.session.matches({ probingUser: 'signInWaiting' });
      return (
        (waitingSignIn !== null) === isWaiting &&
        !Object.values(secrets).some((secret) => stored.includes(secret))
      );
    },
  },
  factorBeforeToken: {
    requirements: ['S9'],
    says: 'no token is stored before the second factor is proven',
    holds: ({ before, event, after }) =>
      !before.session.hasTag('secondFactor') ||
      !does(after, 'storeToken') ||
      event.type === 'xstate.done.actor.proveFactor',
  },
  challengeInForm: {
    requirements: ['S9'],
    says: 'a challenge is there while the sign-in waits for its answer, and gone with the form',
    holds: ({ after }) => {
      const { challenge } = after.session.context;
      if (after.session.matches({ signedIn: 'loadingReferenceData' })) return true;
      return (challenge !== null) === after.session.hasTag('secondFactor');
    },
  },
  proofInForm: {
    requirements: ['S9'],
    says: 'what is typed as the second factor is asked for in no other state',
    holds: ({ event, before, after }) =>
      event.type !== 'factor.prove' ||
      !does(after, 'call proveFactor') ||
      before.session.matches({ signedOut: { secondFactor: 'waiting' } }),
  },
  cancelledSignIn: {
    requirements: ['S9'],
    says: 'a sign-in that is cancelled or too late keeps the address',
    holds: ({ before, event, after }) =>
      !before.session.hasTag('secondFactor') ||
      !(event.type === 'factor.cancel' || event.type.includes('challengeLife')) ||
      after.session.context.username === before.session.context.username,
  },
} satisfies Record<string, Law<SystemMoment>>;

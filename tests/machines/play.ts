import type { AnyEventObject } from 'xstate';
import { failure, otherMark, ownMark, refusedCall, routes, seen, user } from '#machines/models/samples.ts';
import { startSystem, step, type System } from '#machines/exploration/system.ts';

/** The portal as somebody comes in at a location, with a one-time token or a stored one or neither. */
export const arriveAt = (
  location: string,
  tokens: { link?: boolean; stored?: boolean; cutShort?: boolean; shown?: string } = {},
) =>
  startSystem({
    routes,
    location,
    shown: tokens.shown ?? null,
    hasOneTimeToken: tokens.link ?? false,
    storedToken: tokens.stored ? ownMark : null,
    isLinkCutShort: tokens.cutShort ?? false,
  });

/** What becomes of the portal on one event after the other. */
export const play = (system: System, ...events: readonly AnyEventObject[]) => events.reduce(step, system);

/** A call succeeds. */
export const answer = (call: string, output?: unknown) => ({ type: `xstate.done.actor.${call}`, output });
/** A call fails. */
export const fail = (call: string) => ({ type: `xstate.error.actor.${call}`, error: failure });
/** The code of a screen arrives. */
export const screen = answer('loadScreen');

/** The location that is shown. */
export const currentOf = ({ navigation }: System) => navigation.context.current;
/** What the last event had the app do. */
export const deedsOf = ({ deeds }: System) => deeds.map(({ name }) => name);

/** A link is followed. */
export const go = (to: string) => ({ type: 'location.request', to });
/** The browser goes back or forward. */
export const back = (to: string) => ({ type: 'location.changed', to });
/** A call is answered with 401. */
export const refused = { type: 'request.unauthorised', ...refusedCall };

/** Another tab has stored a token. */
export const tokenStored = { type: 'token.seen', ...seen(otherMark) };
/** Another tab has ended the session. */
export const tokenGone = (end: 'signedOut' | 'expired') => ({ type: 'token.seen', ...seen(null, end) });

/** A visitor at a screen, as a stranger or with a stored token. */
export const visitorAt = (location: string) => play(arriveAt(location), answer('probeUser'), screen);
export const publisherAt = (location: string) =>
  play(arriveAt(location, { stored: true }), answer('loadReferenceData', user), screen);

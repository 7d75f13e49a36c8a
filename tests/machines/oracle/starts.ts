import { ownMark, refusedCall, routes, user } from '#machines/models/samples.ts';
import { answer, fail, send } from './row.ts';

const nothing = { hasOneTimeToken: false, storedToken: null, isLinkCutShort: false };

/** The code of a screen arrives; no data of it is on its way. */
export const screen = answer('loadScreen', false);

/** The ways a session begins. */
export const begun = {
  withLink: { chart: 'session', input: { ...nothing, hasOneTimeToken: true } },
  withToken: { chart: 'session', input: { ...nothing, storedToken: ownMark } },
  withNothing: { chart: 'session', input: nothing },
} as const;

/** Nobody is signed in, and that is known. */
export const visitor = { ...begun.withNothing, given: [fail('probeUser')] } as const;
/** Somebody is signed in, and the reference data is there. */
export const publisher = { ...begun.withToken, given: [answer('loadReferenceData', user)] } as const;

/** A call of the stored token is answered with 401. */
export const refused = send('request.unauthorised', refusedCall);
export const refusedInPortal = send('request.unauthorised', refusedCall, 'session');

/** The whole portal, opened at a location. */
export const portalAt = (
  location: string,
  tokens: { storedToken?: string; hasOneTimeToken?: boolean } = {},
) => ({ chart: 'portal', input: { ...nothing, ...tokens, routes, location, shown: null } }) as const;
/** Used by somebody who is signed in. */
export const portalOf = (someone: unknown = user, location = '/dashboard') =>
  ({
    ...portalAt(location, { storedToken: ownMark }),
    given: [answer('loadReferenceData', someone), screen],
  }) as const;
/** Used by somebody who is not. */
export const portalOfVisitor = (location: string) =>
  ({ ...portalAt(location), given: [fail('probeUser'), screen] }) as const;

/** A link is followed; the browser goes back or forward. */
export const go = (to: string) => send('location.request', { to }, 'navigation');
export const back = (to: string) => send('location.changed', { to }, 'navigation');

import { hasOneTimeToken, oneTimeTokenOf, withoutOneTimeToken } from '#machines/lib/location.ts';

// Set while a link is exchanged; holds nothing of the link.
const key = 'one-time-link';

/**
 * The one-time token of the address, which it leaves before the first request is made (S5, G3). A page that is loaded anew
 * before that is answered has lost it, and the network takes it no second time: it is `cutShort`.
 */
export function takeOneTimeLink(location: string): { token: string | null; isCutShort: boolean } {
  const isCutShort = sessionStorage.getItem(key) !== null;
  forgetLink();
  if (hasOneTimeToken(location)) window.history.replaceState(null, '', withoutOneTimeToken(location));
  const token = oneTimeTokenOf(location);
  if (token !== null) sessionStorage.setItem(key, '');
  return { token, isCutShort };
}

/** The link was exchanged. */
export const forgetLink = (): void => sessionStorage.removeItem(key);

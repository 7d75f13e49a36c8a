import { readToken } from './token-cookie.ts';

/** What happened to the stored token without this tab doing it (S13). */
export type TokenFact =
  | { type: 'token.appeared' }
  | { type: 'token.replaced' }
  | { type: 'token.removed' }
  | { type: 'token.expired' };

const checkEvery = 15_000;
/** Shows the page or nothing of it: what comes back from the history may be of somebody who has left. */
const show = (visibility: 'hidden' | '') => {
  document.documentElement.style.visibility = visibility;
};
const current = () => readToken()?.access_token ?? null;

function factOf(known: string | null, now: string | null, isTold: boolean): TokenFact | null {
  if (known === now) return null;
  if (known === null) return { type: 'token.appeared' };
  if (now !== null) return { type: 'token.replaced' };
  return { type: isTold ? 'token.removed' : 'token.expired' };
}

/**
 * Notices that another tab signed in or out, and that the cookie ran out, without waiting for a request (S13). A page that
 * comes back from the history has missed what it was told.
 * `announce` tells the other tabs what this one did.
 */
export function watchToken(report: (fact: TokenFact) => void) {
  const channel = new BroadcastChannel('session');
  let known = current();

  function check(isTold: boolean) {
    const now = current();
    const fact = factOf(known, now, isTold);
    known = now;
    if (fact) report(fact);
  }
  const look = () => check(false);

  channel.addEventListener('message', () => check(true));
  window.addEventListener('focus', look);
  window.addEventListener('pagehide', () => show('hidden'));
  window.addEventListener('pageshow', ({ persisted }) => {
    check(persisted);
    window.setTimeout(() => show(''));
  });
  document.addEventListener('visibilitychange', look);
  window.setInterval(look, checkEvery);

  return {
    announce() {
      if (known === current()) return;
      known = current();
      channel.postMessage(null);
    },
  };
}

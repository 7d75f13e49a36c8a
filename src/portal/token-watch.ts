import type { SessionEnd, SessionNews } from '#machines/session/session.setup.ts';
import { forgetEnd, notedEnd, readToken } from './token-cookie.ts';

/** A change of the stored token, or of its user, that this tab did not make (S13). */
export type TokenEvent =
  | { type: 'token.appeared' }
  | { type: 'token.replaced' }
  | { type: 'token.gone'; end: SessionEnd }
  | { type: 'user.reload' };

const checkEvery = 15_000;
// A page from the back/forward cache may be of a user who has left.
const show = (visibility: 'hidden' | '') => {
  document.documentElement.style.visibility = visibility;
};
const current = () => readToken()?.access_token ?? null;
const endOf = (news: unknown): SessionEnd | null =>
  news === 'signedOut' || news === 'expired' ? news : null;

/** Reports sign-in, sign-out and expiry of other tabs, and the end of the cookie, without waiting for a request (S13). */
export function watchToken(report: (event: TokenEvent) => void) {
  const channel = new BroadcastChannel('session');
  let lastSeen = current();

  function check(announced: SessionEnd | null) {
    const [before, now] = [lastSeen, current()];
    lastSeen = now;
    if (now !== null) {
      if (now !== before) report({ type: before === null ? 'token.appeared' : 'token.replaced' });
    } else if (announced !== null || before !== null) {
      report({ type: 'token.gone', end: announced ?? notedEnd() });
    }
  }
  const recheck = () => check(null);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'userChanged') report({ type: 'user.reload' });
    else check(endOf(data));
  });
  window.addEventListener('focus', recheck);
  window.addEventListener('pagehide', () => show('hidden'));
  window.addEventListener('pageshow', () => {
    recheck();
    window.setTimeout(() => show(''));
  });
  document.addEventListener('visibilitychange', recheck);
  window.setInterval(recheck, checkEvery);

  /** The stored token is this tab's own. */
  const accept = () => {
    lastSeen = current();
  };
  /** To the other tabs. */
  const announce = (news: SessionNews) => {
    if (news === 'signedOut') forgetEnd();
    channel.postMessage(news);
  };
  return { accept, announce };
}
export type TokenWatch = ReturnType<typeof watchToken>;

import type { SessionEnd, SessionNews } from '#machines/session/session.setup.ts';
import { forgetEnd, notedEnd, readToken } from './token-cookie.ts';

/** What happened to the stored token, or to its user, without this tab doing it; the session chart judges it (S13). */
export type TokenEvent =
  | { type: 'token.appeared' }
  | { type: 'token.replaced' }
  | { type: 'token.gone'; end: SessionEnd }
  | { type: 'user.reload' };

const checkEvery = 15_000;
/** Shows the page or nothing of it: what comes back from the history may be of somebody who has left. */
const show = (visibility: 'hidden' | '') => {
  document.documentElement.style.visibility = visibility;
};
const current = () => readToken()?.access_token ?? null;
const endOf = (news: unknown): SessionEnd | null =>
  news === 'signedOut' || news === 'expired' ? news : null;

/**
 * Reports that another tab signed in or out, or noticed an expiry, and that the cookie ran out, without waiting for a request
 * (S13). A tab that heard nothing of it finds noted how the session ended.
 */
export function watchToken(report: (event: TokenEvent) => void) {
  const channel = new BroadcastChannel('session');
  let known = current();

  function check(announced: SessionEnd | null) {
    const [before, now] = [known, current()];
    known = now;
    if (now !== null) {
      if (now !== before) report({ type: before === null ? 'token.appeared' : 'token.replaced' });
    } else if (announced !== null || before !== null) {
      report({ type: 'token.gone', end: announced ?? notedEnd() });
    }
  }
  const look = () => check(null);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'userChanged') report({ type: 'user.reload' });
    else check(endOf(data));
  });
  window.addEventListener('focus', look);
  window.addEventListener('pagehide', () => show('hidden'));
  window.addEventListener('pageshow', () => {
    look();
    window.setTimeout(() => show(''));
  });
  document.addEventListener('visibilitychange', look);
  window.setInterval(look, checkEvery);

  /** What is stored by now is no news to this tab. */
  const accept = () => {
    known = current();
  };
  /** Tells the other tabs what this one did or noticed. */
  const announce = (news: SessionNews) => {
    if (news === 'signedOut') forgetEnd();
    channel.postMessage(news);
  };
  return { accept, announce };
}
export type TokenWatch = ReturnType<typeof watchToken>;

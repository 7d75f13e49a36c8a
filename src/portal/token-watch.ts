import { tokenMark } from '#machines/lib/token-mark.ts';
import type { SeenToken, SessionEnd, SessionNews } from '#machines/session/session.setup.ts';
import { sessionOwner } from './session-owner.ts';
import { forgetEnd, notedEnd, readToken } from './token-cookie.ts';

/** What this tab sees of the stored token and hears of the others: the session decides what is new (S13). */
export type TokenEvent =
  | ({ type: 'token.seen' } & SeenToken)
  | { type: 'token.used'; token: string | null }
  | { type: 'user.reload' };

const checkEvery = 15_000;
// A page from the back/forward cache may be of a user who has left.
const show = (visibility: 'hidden' | '') => {
  document.documentElement.style.visibility = visibility;
};
const isEnd = (news: unknown): news is SessionEnd => news === 'signedOut' || news === 'expired';
// A tab of another release may announce an end without its token.
const messageOf = (data: unknown): { news: unknown; token?: unknown } =>
  typeof data === 'object' && data !== null && 'news' in data ? data : { news: data };

/** Marks the stored token, or null. */
export function storedMark(): string | null {
  const token = readToken();
  return token && tokenMark(token);
}

/** Looks at the stored token when it may have changed, without waiting for a request (S13). */
export function watchToken(report: (event: TokenEvent) => void) {
  const channel = new BroadcastChannel(`${sessionOwner}session`);
  // The last token that this tab has seen stored.
  let last: string | null = null;
  const readMark = () => {
    const token = storedMark();
    last = token ?? last;
    return token;
  };
  readMark();
  const look = (announced: SessionEnd | null) =>
    report({ type: 'token.seen', token: readMark(), announced, noted: notedEnd() });
  const lookAgain = () => look(null);
  // An end that comes late is not that of a token which was stored since.
  const endOf = ({ news, token = last }: ReturnType<typeof messageOf>): SessionEnd | null =>
    isEnd(news) && token === last ? news : null;

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageOf(data);
    if (message.news === 'userChanged') report({ type: 'user.reload' });
    else look(endOf(message));
  });
  window.addEventListener('focus', lookAgain);
  window.addEventListener('pagehide', () => show('hidden'));
  window.addEventListener('pageshow', () => {
    lookAgain();
    window.setTimeout(() => show(''));
  });
  document.addEventListener('visibilitychange', lookAgain);
  window.setInterval(lookAgain, checkEvery);

  /** A call is about to be made with the stored token. */
  const use = () => report({ type: 'token.used', token: readMark() });
  /** To the other tabs. */
  const announce = (news: SessionNews) => {
    if (news === 'signedOut') forgetEnd();
    // Another process of the browser stores cookies, and a message overtakes one that was just written: a third of the
    // other tabs still saw the token of before. Reading waits for what was written.
    readMark();
    channel.postMessage(isEnd(news) ? { news, token: last } : news);
  };
  return { use, announce };
}
export type TokenWatch = ReturnType<typeof watchToken>;

import { tokenOf } from '#contract/first-calls.ts';
import type { Token } from '#contract/session.ts';
import { tokenMark } from '#machines/lib/token-mark.ts';
import type { SessionEnd } from '#machines/session/session.setup.ts';
import Cookies from 'js-cookie';
import { markName, sessionOwner } from './session-owner.ts';
import { headerOf, parsed, tokenCookie, valuesOf } from './stored-token.ts';

const cookieName = sessionOwner + tokenCookie;
const endKey = `${sessionOwner}token-ends`;
const place = { path: '/', secure: true, sameSite: 'none' } as const;

// One read: the browser looks cookies up in another process.
function stored() {
  const cookies = document.cookie;
  return { values: valuesOf(cookies, cookieName), mark: valuesOf(cookies, markName)[0] };
}

const tokensIn = (values: readonly string[]) => values.flatMap((value) => tokenOf(parsed(value)) ?? []);

// Planted by other hosts of the domain.
const planted = new Set<string>();

// A token without its mark is our own if it can be removed: a cookie of the whole domain stays.
function adoptOwn(values: readonly string[]): Token | null {
  Cookies.remove(cookieName, place);
  for (const left of stored().values) planted.add(left);
  const [own] = tokensIn(values.filter((value) => !planted.has(value)));
  const left = Number(localStorage.getItem(endKey)) - Date.now();
  if (own) keep(own, left > 0 ? left / 1000 : own.expires_in);
  return own ?? null;
}

function keep(token: Token, seconds: number) {
  const lifetime = Math.floor(seconds);
  localStorage.setItem(endKey, String(Date.now() + seconds * 1000));
  // Set before the token and removed after it.
  Cookies.set(markName, tokenMark(token), { ...place, 'max-age': String(lifetime + 60) });
  Cookies.set(cookieName, JSON.stringify(token), { ...place, 'max-age': String(lifetime) });
}

/** Null if there is none or another host planted it; an invalid value is removed (S3). */
export function readToken(): Token | null {
  const { values, mark } = stored();
  const own = tokensIn(values).find((token) => tokenMark(token) === mark);
  if (own) return own;
  const unknown = values.filter((value) => !planted.has(value));
  return unknown.length > 0 ? adoptOwn(unknown) : null;
}

/** For the token's own lifetime by `max-age`, so that a wrong clock does no harm (S3). */
export function writeToken(token: Token): void {
  keep(token, token.expires_in);
}

/** Its expiry stays noted, as if it had run out. */
export function removeToken(): void {
  Cookies.remove(cookieName, place);
  Cookies.remove(markName, place);
}

/** After signing out nothing of the session stays noted. */
export const forgetEnd = (): void => localStorage.removeItem(endKey);

/** How the last session ended, for a tab that missed the announcement (S13). */
export const notedEnd = (): SessionEnd => (localStorage.getItem(endKey) === null ? 'signedOut' : 'expired');

/** Until the stored token expires, in ms; null if unknown. */
export function tokenLeft(): number | null {
  const end = Number(localStorage.getItem(endKey));
  return readToken() && end > 0 ? Math.max(end - Date.now(), 0) : null;
}

/** The authorization header of the stored token, or null (S4). */
export function authorization(): string | null {
  const token = readToken();
  return token && headerOf(token);
}

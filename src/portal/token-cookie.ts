import { token as tokenSchema, type Token } from '#contract/session.ts';
import Cookies from 'js-cookie';
import * as z from 'zod/mini';

const name = 'token';
const path = '/';
const endKey = 'token-ends';

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** The stored token, or null when there is none or it makes no sense (S3). */
export function readToken(): Token | null {
  const result = z.safeParse(tokenSchema, parsed(Cookies.get(name) ?? 'null'));
  return result.success ? result.data : null;
}

/** Keeps the token response for its own lifetime, counted by the browser, not by the clock of the day (S3). */
export function writeToken(token: Token): void {
  const lifetime = String(Math.floor(token.expires_in));
  localStorage.setItem(endKey, String(Date.now() + token.expires_in * 1000));
  Cookies.set(name, JSON.stringify(token), { path, secure: true, sameSite: 'none', 'max-age': lifetime });
}

export function removeToken(): void {
  localStorage.removeItem(endKey);
  Cookies.remove(name, { path, secure: true, sameSite: 'none' });
}

/** How long the stored token is still good, in ms; null when that is not known. */
export function tokenLeft(): number | null {
  const end = Number(localStorage.getItem(endKey));
  return readToken() && end > 0 ? Math.max(end - Date.now(), 0) : null;
}

/** The authorization header of the stored token, or null (S4). */
export function authorization(): string | null {
  const token = readToken();
  return token && `${token.token_type} ${token.access_token}`;
}

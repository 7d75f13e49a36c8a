import type { Token } from '#contract/session.ts';

// Also inlined in the page, so it imports nothing (see src/first-page/prefetch.ts).

export const tokenCookie = 'token';

/** All values of a cookie: other hosts of the domain can plant some beside the portal's own. */
export const valuesOf = (cookies: string, name: string): string[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));

/** Unchecked; null if it cannot be read. */
export function parsed(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** The authorization header of a token (S4). */
export const headerOf = ({ token_type, access_token }: Pick<Token, 'token_type' | 'access_token'>): string =>
  `${token_type} ${access_token}`;

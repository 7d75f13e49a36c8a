import type { Token } from '#contract/session.ts';

// Stands in the page itself too: it imports nothing (see src/first-page/prefetch.ts).

export const tokenCookie = 'token';

/** The values of one name in the cookies of a page; other hosts of the domain can plant some beside the portal's own. */
export const valuesOf = (cookies: string, name: string): string[] =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));

/** What a value of the cookie says, unchecked; null where it cannot be read. */
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

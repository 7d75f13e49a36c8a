import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

type Visit = Context<{ Bindings: HttpBindings }>;
/** Where a request comes from: network address, user agent, and the country where a proxy names it. */
export type Visitor = { address: string; agent: string; country: string | null };

const longestAgent = 300;

export const addressOf = (context: Visit) => context.env.incoming.socket.remoteAddress ?? '';

// Proxies name an unknown country XX.
export function countryOf(headers: Headers, countryHeader: string | null) {
  const text = countryHeader && headers.get(countryHeader);
  return text && /^[a-z]{2}$/i.test(text) && !/^xx$/i.test(text) ? text.toUpperCase() : null;
}

export function visitorOf(context: Visit, countryHeader: string | null): Visitor {
  const { headers } = context.req.raw;
  return {
    address: addressOf(context),
    agent: (headers.get('user-agent') ?? '').slice(0, longestAgent),
    country: countryOf(headers, countryHeader),
  };
}

import type { Context } from 'hono';
import type { Served } from './served-call.ts';
import type { TrustsProxy } from './trusted-proxies.ts';
import { visitorAddress } from './visitor-address.ts';

type Visit = Context<Served>;
type Trust = { trustsProxy: TrustsProxy; countryHeader: string | null };
/** Where a request comes from: network address, user agent, and the country where a proxy names it. */
export type Visitor = { address: string; agent: string; country: string | null };

const longestAgent = 300;

// Proxies name an unknown country XX.
export function countryOf(headers: Headers, countryHeader: string | null) {
  const text = countryHeader && headers.get(countryHeader);
  return text && /^[a-z]{2}$/i.test(text) && !/^xx$/i.test(text) ? text.toUpperCase() : null;
}

export function visitorOf(context: Visit, { trustsProxy, countryHeader }: Trust): Visitor {
  const { headers } = context.req.raw;
  return {
    address: visitorAddress(context.env.incoming, trustsProxy),
    agent: (headers.get('user-agent') ?? '').slice(0, longestAgent),
    country: countryOf(headers, countryHeader),
  };
}

import { deviceOf } from '../http/user-agent.ts';
import { countryOf } from '../http/visitor.ts';
import type { Audience } from './tables.ts';

const bots =
  /bot\b|bot[/;]|crawl|spider|slurp|facebookexternalhit|whatsapp\/|telegram|embedly|preview|headlesschrome|lighthouse/i;

const unknown = 'Unknown';
/** The code that ISO 3166 leaves to its users, for visitors without a known country. */
export const unknownCountry = 'ZZ';

// Redirected, and not counted.
export const isBot = (agent: string) => bots.test(agent);

// The country comes from a proxy's header, named by the configuration; no header names a carrier.
export function audienceOf(headers: Headers, countryHeader: string | null): Audience {
  const { os, device, browser } = deviceOf(headers.get('user-agent') ?? '');
  return {
    country: countryOf(headers, countryHeader) ?? unknownCountry,
    os: os ?? unknown,
    device: device ?? unknown,
    browser: browser ?? unknown,
    carrier: unknown,
  };
}

import { countryOf } from '../http/visitor.ts';
import type { Audience } from './tables.ts';

type Rule<T extends string> = readonly [pattern: RegExp, name: T];

// The first match wins: systems that others pretend to be come last.
const systems: readonly Rule<string>[] = [
  [/windows nt|windows phone/i, 'Windows'],
  [/android/i, 'Android'],
  [/ipad/i, 'iPadOS'],
  [/iphone|ipod/i, 'iOS'],
  [/cros /i, 'ChromeOS'],
  [/mac os x|macintosh/i, 'macOS'],
  [/linux|x11/i, 'Linux'],
];
const browsers: readonly Rule<string>[] = [
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/samsungbrowser\//i, 'Samsung Internet'],
  [/opr\/|opera|opt\//i, 'Opera'],
  [/firefox\/|fxios\//i, 'Firefox'],
  [/chrome\/|crios\/|chromium\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
];
const devices: readonly Rule<string>[] = [
  [/smart-?tv|hbbtv|appletv|googletv|crkey|aft[a-z]+ /i, 'tv'],
  [/ipad|tablet|playbook|silk(?!.*mobile)/i, 'tablet'],
  [/iphone|ipod|windows phone|android.*mobile|mobile.*firefox/i, 'smartphone'],
  [/android/i, 'tablet'],
  [/windows nt|macintosh|mac os x|cros |linux|x11/i, 'desktop'],
];
const bots =
  /bot\b|bot[/;]|crawl|spider|slurp|facebookexternalhit|whatsapp\/|telegram|embedly|preview|headlesschrome|lighthouse/i;

const unknown = 'Unknown';
/** The code that ISO 3166 leaves to its users, for visitors without a known country. */
export const unknownCountry = 'ZZ';

const firstFit = (rules: readonly Rule<string>[], agent: string) =>
  rules.find(([pattern]) => pattern.test(agent))?.[1] ?? unknown;

// Redirected, and not counted.
export const isBot = (agent: string) => bots.test(agent);

// The country comes from a proxy's header, named by the configuration; no header names a carrier.
export function audienceOf(headers: Headers, countryHeader: string | null): Audience {
  const agent = headers.get('user-agent') ?? '';
  return {
    country: countryOf(headers, countryHeader) ?? unknownCountry,
    os: firstFit(systems, agent),
    device: firstFit(devices, agent),
    browser: firstFit(browsers, agent),
    carrier: unknown,
  };
}

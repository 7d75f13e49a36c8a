import type { LocaleName } from '#contract/locales.ts';
import { regional } from '../regional.ts';

export type MailText = { subject: string; paragraphs: string[] };
/** A mail in every language. */
export type MailTexts = Record<LocaleName, MailText>;

const timeOf = (at: Date, locale: LocaleName) =>
  new Intl.DateTimeFormat(regional[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);

/** API tokens that ended together, by name and end. */
export type RevokedTokens = { revoked: readonly string[] };
const listUnless = (lead: string, { revoked }: RevokedTokens) =>
  revoked.length === 0 ? [] : [[lead, ...revoked.map((name) => `- ${name}`)].join('\n')];
export const revokedTokens: Record<LocaleName, (given: RevokedTokens) => string[]> = {
  en: (given) => listUnless('These API tokens were revoked:', given),
  de: (given) => listUnless('Diese API-Tokens wurden widerrufen:', given),
};

/** When something was done; `from` is a network address. */
export type Occasion = { at: Date; from: string };
export const occasion: Record<LocaleName, (given: Occasion) => string> = {
  en: ({ at, from }) => `When: ${timeOf(at, 'en')} (UTC)\nFrom: ${from}`,
  de: ({ at, from }) => `Wann: ${timeOf(at, 'de')} (UTC)\nVon: ${from}`,
};

import * as z from 'zod/mini';
import { localeNames, type LocaleName } from './locales.ts';
import { isWebAddress } from './web-address.ts';

const text = z.optional(z.string());

/** What a network calls its own beside its name: every part may be missing. `variables` are made from the accent. */
export const brand = z.object({
  accent: text,
  help_url: text,
  privacy_url: text,
  imprint_url: text,
  login_line: z.optional(z.object({ en: text, de: text })),
  /** Custom properties of the page's root, in the portal's names. */
  variables: z.optional(z.record(z.string(), z.string())),
});

const address = z.optional(z.string().check(z.refine(isWebAddress, 'This is no web address')));
const line = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)));
const lines = Object.fromEntries(localeNames.map((name) => [name, line])) as Record<LocaleName, typeof line>;

/** The same as operators and a folder set it. */
export const brandChange = {
  accent: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'This is no colour such as #7a3cff'))),
  help_url: address,
  privacy_url: address,
  imprint_url: address,
  login_line: z.optional(z.strictObject(lines)),
};

import type { LocaleName } from '#contract/locales.ts';

export type MailText = { subject: string; paragraphs: string[] };
/** A mail in every language. */
export type MailTexts = Record<LocaleName, MailText>;

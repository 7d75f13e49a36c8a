import type { LocaleName } from '#contract/locales.ts';

type Words = { page: (page: number, pages: number) => string; unprintable: string };

/** What every document says of itself. */
export const words: Record<LocaleName, Words> = {
  en: {
    page: (page, pages) => `Page ${page} of ${pages}`,
    unprintable:
      'Characters that the typeface of this document lacks are given as Unicode numbers, such as [U+4E2D].',
  },
  de: {
    page: (page, pages) => `Seite ${page} von ${pages}`,
    unprintable:
      'Zeichen, die in der Schrift dieses Dokuments fehlen, stehen als Unicode-Nummern da, etwa [U+4E2D].',
  },
};

/** The languages of the portal, each by its own name; the first is the default (A12). */
export const locales = { en: 'English', de: 'Deutsch' } as const;
export type LocaleName = keyof typeof locales;
export const localeNames = Object.keys(locales) as LocaleName[];

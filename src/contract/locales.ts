/** Languages of the portal and of the network's texts, each by its own name; the first is the default (A12). */
export const locales = { en: 'English', de: 'Deutsch' } as const;
export type LocaleName = keyof typeof locales;
export const localeNames = Object.keys(locales) as [LocaleName, ...LocaleName[]];
export const [defaultLocale] = localeNames;

export const isLocale = (name: string | null): name is LocaleName =>
  localeNames.some((locale) => locale === name);

export const localeOr = (name: string): LocaleName => (isLocale(name) ? name : defaultLocale);

/** The first of some language tags, such as `de-AT`, that the portal supports. */
export const spokenOf = (languages: readonly string[]): LocaleName | null =>
  languages
    .map((language) => language.toLowerCase().split('-', 1)[0])
    .flatMap((spoken) => localeNames.find((name) => name === spoken) ?? [])[0] ?? null;

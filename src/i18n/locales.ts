/** The languages of the portal, each by its own name; the first is the default (A12). */
export const locales = { en: 'English', de: 'Deutsch' } as const;
export type LocaleName = keyof typeof locales;
export const localeNames = Object.keys(locales) as LocaleName[];

/** The first of some languages, such as `de-AT`, that the portal speaks; none where it speaks none of them. */
export const spokenOf = (languages: readonly string[]): LocaleName | null =>
  languages
    .map((language) => language.toLowerCase().split('-', 1)[0])
    .flatMap((spoken) => localeNames.find((name) => name === spoken) ?? [])[0] ?? null;

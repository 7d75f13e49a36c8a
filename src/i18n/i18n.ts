import { i18n, type Messages } from '@lingui/core';
import { localeNames, type LocaleName } from './locales.ts';

type Catalogue = () => Promise<{ messages: Messages }>;
/** The texts of the first screen, and those of all others. */
const catalogues: Record<LocaleName, { first: Catalogue; screens: Catalogue }> = {
  en: { first: () => import('#locales/en.po'), screens: () => import('#locales/screens/en.po') },
  de: { first: () => import('#locales/de.po'), screens: () => import('#locales/screens/de.po') },
};
const storageKey = 'locale';

const isLocale = (name: string | null | undefined): name is LocaleName =>
  localeNames.some((known) => known === name);

/** The language that the visitor chose on this device, if any (A12). */
export function chosenLocale(): LocaleName | null {
  const kept = localStorage.getItem(storageKey);
  return isLocale(kept) ? kept : null;
}

/** The locale of a name that comes from the network, else the default. */
export const localeOr = (name: string): LocaleName => (isLocale(name) ? name : (localeNames[0] ?? 'en'));

const firstShown = Promise.withResolvers<void>();
/** Resolves once texts can be read: before that there is no language to translate into. */
export const firstLocale: Promise<void> = firstShown.promise;

let areScreensWanted = false;

/** Loads the texts of one locale, and shows the portal in it. */
export async function activateLocale(locale: LocaleName): Promise<void> {
  const { first, screens } = catalogues[locale];
  const [ofFirst, ofScreens] = await Promise.all([first(), areScreensWanted ? screens() : null]);
  i18n.loadAndActivate({ locale, messages: { ...ofFirst.messages, ...ofScreens?.messages } });
  document.documentElement.lang = locale;
  firstShown.resolve();
}

/** Loads the texts of what comes after the first screen; they follow the locale from then on. */
export async function loadScreenTexts(): Promise<void> {
  areScreensWanted = true;
  await firstLocale;
  const locale = localeOr(i18n.locale);
  const { messages } = await catalogues[locale].screens();
  i18n.load(locale, messages);
}

/** Keeps the visitor's choice on this device (A12). */
export const keepLocale = (locale: LocaleName): void => localStorage.setItem(storageKey, locale);

/** The visitor's choice: shown at once and kept on this device (A12). */
export async function chooseLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await activateLocale(locale);
}

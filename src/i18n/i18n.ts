import { i18n, type Messages } from '@lingui/core';
import { localeNames, type LocaleName } from './locales.ts';

const catalogues: Record<LocaleName, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po'),
  de: () => import('#locales/de.po'),
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

/** Loads one catalogue, and shows the portal in it. */
export async function activateLocale(locale: LocaleName): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
  firstShown.resolve();
}

/** The visitor's choice: shown at once and kept on this device (A12). */
export async function chooseLocale(locale: LocaleName): Promise<void> {
  localStorage.setItem(storageKey, locale);
  await activateLocale(locale);
}

import { activateLocale, chooseLocale, loadScreenTexts } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n, type Messages } from '@lingui/core';

const catalogues: Record<LocaleName, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/gallery/en.po'),
  de: () => import('#locales/gallery/de.po'),
};

const load = async (locale: LocaleName) => i18n.load(locale, (await catalogues[locale]()).messages);

/** Shows the gallery in a language, its own texts beside those of the portal, which replace what was there. */
export async function activateGalleryLocale(locale: LocaleName): Promise<void> {
  await activateLocale(locale);
  await loadScreenTexts();
  await load(locale);
}

/** The same, kept on this device. */
export async function chooseGalleryLocale(locale: LocaleName): Promise<void> {
  await chooseLocale(locale);
  await load(locale);
}

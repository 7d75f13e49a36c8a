import { activateLocale, chooseLocale, loadScreenTexts } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n } from '@lingui/core';
import { loadTexts } from 'virtual:texts/gallery';

const load = async (locale: LocaleName) => i18n.load(locale, (await loadTexts(locale, 'first')).messages);

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

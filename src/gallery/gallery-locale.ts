import { activateLocale, chooseLocale, loadScreenTexts } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n } from '@lingui/core';
import { loadTexts } from 'virtual:texts/gallery';

const load = async (locale: LocaleName) => i18n.load(locale, (await loadTexts(locale, 'first')).messages);

/** Activates a language, and the gallery's own texts on top of the portal's. */
export async function activateGalleryLocale(locale: LocaleName): Promise<void> {
  await activateLocale(locale);
  await loadScreenTexts();
  await load(locale);
}

// Also stores the choice on this device.
export async function chooseGalleryLocale(locale: LocaleName): Promise<void> {
  await chooseLocale(locale);
  await load(locale);
}

import type { LocaleName } from '#contract/locales.ts';
import { activateLocale, chooseLocale, loadScreenTexts } from '#i18n/i18n.ts';
import { i18n } from '@lingui/core';
import { loadTexts } from 'virtual:texts/operators';

/** Activates a language: the texts that all screens share, and those of operators. */
export async function activateOperatorsLocale(locale: LocaleName): Promise<void> {
  const { messages } = await loadTexts(locale, 'first');
  await activateLocale(locale);
  await loadScreenTexts();
  i18n.load(locale, messages);
}

/** Stored on this device, for the portal as well (A12). */
export async function chooseOperatorsLocale(locale: LocaleName): Promise<void> {
  const { messages } = await loadTexts(locale, 'first');
  await chooseLocale(locale);
  i18n.load(locale, messages);
}

import { keepLocale } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n } from '@lingui/core';
import { loadTexts } from 'virtual:texts/audit';

/** Shows the auditors' pages in a language. */
export async function showLocale(locale: LocaleName): Promise<void> {
  const { messages } = await loadTexts(locale, 'first');
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** The auditor's choice: shown at once and kept on this device, for the portal as well (A12). */
export async function chooseAuditLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await showLocale(locale);
}

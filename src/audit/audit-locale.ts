import { keepLocale } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n, type Messages } from '@lingui/core';

/** The texts of the auditors' pages are no burden to the portal: they have catalogues of their own. */
const catalogues: Record<LocaleName, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/audit/en.po'),
  de: () => import('#locales/audit/de.po'),
};

/** Shows the auditors' pages in a language. */
export async function showLocale(locale: LocaleName): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** The auditor's choice: shown at once and kept on this device, for the portal as well (A12). */
export async function chooseAuditLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await showLocale(locale);
}

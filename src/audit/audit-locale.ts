import { keepLocale } from '#i18n/i18n.ts';
import type { LocaleName } from '#contract/locales.ts';
import { i18n } from '@lingui/core';
import { loadTexts } from 'virtual:texts/audit';
import { loadChartTexts } from './charts/chart-texts.ts';

export async function showLocale(locale: LocaleName): Promise<void> {
  const [{ messages }] = await Promise.all([loadTexts(locale, 'first'), loadChartTexts(locale)]);
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** Stored on this device, for the portal as well (A12). */
export async function chooseAuditLocale(locale: LocaleName): Promise<void> {
  keepLocale(locale);
  await showLocale(locale);
}

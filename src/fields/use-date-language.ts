import { dateLocales } from '#i18n/formats.tsx';
import type { LocaleName } from '#i18n/locales.ts';
import { useLingui } from '@lingui/react';
import type { Locale } from 'date-fns';

/** The language of dates and its words. */
export type DateLanguage = { language: string; locale: Locale };

/** The active language, for dates. */
export function useDateLanguage(): DateLanguage {
  const { i18n } = useLingui();
  // The app shows no other languages than these.
  return { language: i18n.locale, locale: dateLocales[i18n.locale as LocaleName] };
}

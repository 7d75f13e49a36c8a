import { dateLocales, useFormats } from '#i18n/formats.tsx';
import type { LocaleName } from '#i18n/locales.ts';
import { useLingui } from '@lingui/react';
import type { Locale } from 'date-fns';

/** The language of dates, its words, and the patterns by which the portal writes them. */
export type DateLanguage = { language: string; locale: Locale; written: readonly string[] };

/** The active language, for dates. */
export function useDateLanguage(): DateLanguage {
  const { i18n } = useLingui();
  const { date, dateTime, shortDate } = useFormats().patterns;
  return {
    language: i18n.locale,
    // The app shows no other languages than these.
    locale: dateLocales[i18n.locale as LocaleName],
    written: [date, dateTime, shortDate],
  };
}

import { dateLocales, useFormats } from '#i18n/formats.tsx';
import { localeOr, type LocaleName } from '#contract/locales.ts';
import { useLingui } from '@lingui/react';
import type { Locale } from 'date-fns';

export type DateLanguage = { language: LocaleName; locale: Locale; written: readonly string[] };

export function useDateLanguage(): DateLanguage {
  const { i18n } = useLingui();
  const { date, dateTime, shortDate } = useFormats().patterns;
  const language = localeOr(i18n.locale);
  return {
    language,
    locale: dateLocales[language],
    written: [date, dateTime, shortDate],
  };
}

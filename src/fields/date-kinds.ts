import { dayOfText, dayOfWeek, monthOfDay, monthOfText, textOfDay, weekOfDay } from './date-texts.ts';
import { datePatterns } from './dates.ts';
import type { DateLanguage } from './use-date-language.ts';

/** How a kind of date is shown, typed and picked; invalid values are shown as they are. */
export type DateKind = {
  toText: (value: string, pattern: string, language: DateLanguage) => string;
  /** Null if the text is invalid. */
  fromText: (text: string, pattern: string, language: DateLanguage) => string | null;
  /** The day to highlight in the calendar. */
  toDay: (value: string) => string;
  fromDay: (day: string) => string;
  pattern: string;
};

const firstDay = (month: string) => `${month}-01`;

export const dateKinds = {
  day: {
    toText: (value, pattern, { locale }) => textOfDay(value, pattern, locale),
    fromText: (text, pattern, language) => dayOfText(text, { pattern, ...language }),
    toDay: (value) => value,
    fromDay: (day) => day,
    pattern: datePatterns.day,
  },
  month: {
    toText: (value, pattern, { locale }) =>
      monthOfText(value) === value ? textOfDay(firstDay(value), pattern, locale) : value,
    fromText: (text, _, { locale }) => monthOfText(text, locale),
    toDay: firstDay,
    fromDay: monthOfDay,
    pattern: datePatterns.month,
  },
  week: {
    toText: (value) => value,
    fromText: (text) => {
      const day = dayOfWeek(text);
      return day && weekOfDay(day);
    },
    toDay: (value) => dayOfWeek(value) ?? '',
    fromDay: weekOfDay,
    pattern: datePatterns.week,
  },
} as const satisfies Record<string, DateKind>;

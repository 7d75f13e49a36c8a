import { dayOfText, dayOfWeek, monthOfDay, monthOfText, textOfDay, weekOfDay } from './date-texts.ts';
import { datePatterns } from './dates.ts';
import type { DateLanguage } from './use-date-language.ts';

/** How a kind of date is shown, typed and picked: a value that is none of its kind is shown as it is. */
export type DateKind = {
  toText: (value: string, pattern: string, language: DateLanguage) => string;
  /** The value that a text stands for, else null. */
  fromText: (text: string, pattern: string, language: DateLanguage) => string | null;
  /** The day that the calendar shows as picked. */
  toDay: (value: string) => string;
  fromDay: (day: string) => string;
  pattern: string;
};

const firstDay = (month: string) => `${month}-01`;

/** The kinds of dates that one text stands for. */
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

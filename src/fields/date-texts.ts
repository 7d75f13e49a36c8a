import type { LocaleName } from '#contract/locales.ts';
import {
  differenceInCalendarDays,
  format,
  getISOWeek,
  getISOWeekYear,
  isValid,
  parse,
  setISOWeek,
  startOfISOWeek,
  type Locale,
} from 'date-fns';

const dayPattern = 'yyyy-MM-dd';

// Day and month name, long and short; with a full year, a two-digit year, or none.
function named(dayAndMonth: string): string[] {
  const lengths = [dayAndMonth, dayAndMonth.replace('MMMM', 'MMM')];
  return lengths.flatMap((pattern) => [`${pattern} yyyy`, `${pattern} yy`, pattern]);
}

// Accepted date formats by language, beside ISO; the first match wins.
const typedPatterns: Readonly<Record<LocaleName, readonly string[]>> = {
  en: [
    'M/d/yyyy',
    'M/d/yy',
    'd/M/yyyy',
    'M-d-yyyy',
    'd-M-yyyy',
    ...['MMMM d', 'MMMM do', 'do MMMM'].flatMap(named),
  ],
  de: ['d/M/yyyy', 'd-M-yyyy'],
};
// Formats that are unambiguous in any language.
const plainPatterns = ['yyyy/M/d', 'yyyy.M.d', 'yyyyMMdd', 'd.M.yyyy', 'd.M.yy', 'd.M.', ...named('d MMMM')];

const earliest = 1000;
const longest = 40;
// Two-digit years belong to this century.
const reference = new Date(2050, 0, 1);

function parsed(text: string, pattern: string, locale?: Locale): Date | null {
  try {
    const date = parse(text, pattern, reference, { locale });
    return isValid(date) && date.getFullYear() >= earliest ? date : null;
  } catch (error) {
    // Some patterns can be formatted but not parsed: one with a time zone.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type DayReading = {
  pattern: string;
  language: LocaleName;
  locale?: Locale;
  /** The formats the portal shows elsewhere, so that dates copied from a table are accepted. */
  written?: readonly string[];
};

// A pattern that starts with day or month, also with a two-digit year.
const withShortYear = (pattern: string) =>
  /^[dM].*yyyy/.test(pattern) ? [pattern, pattern.replace('yyyy', 'yy')] : [pattern];

// Strips commas, repeated spaces, and dots around month names.
const tidy = (text: string) =>
  text
    .trim()
    .replaceAll(',', ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d\.) (?=\d)/g, '')
    .replaceAll(/(?<=\d)\. ?(?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\p{L})\./gu, '');

/** Parses a typed day to yyyy-MM-dd, else null. */
export function dayOfText(
  text: string,
  { pattern, language, locale, written = [] }: DayReading,
): string | null {
  const trimmed = text.trim();
  if (trimmed.length > longest) return null;
  const own = [pattern, dayPattern, ...written];
  const typed = [...typedPatterns[language], ...plainPatterns];
  const readings = [
    ...own.map((accepted) => [trimmed, accepted] as const),
    ...[...own.flatMap(withShortYear), ...typed].map((accepted) => [tidy(text), accepted] as const),
  ];
  for (const [read, accepted] of readings) {
    const date = /y|R/.test(accepted) ? parsed(read, accepted, locale) : nearest(read, accepted, locale);
    if (date) return format(date, dayPattern);
  }
  return null;
}

// A day without a year ('22 Nov') is the nearest to today, since tables show recent days.
function nearest(text: string, pattern: string, locale?: Locale): Date | null {
  const today = new Date();
  const days = [-1, 0, 1].flatMap((years) => {
    const year = today.getFullYear() + years;
    return parsed(`${text} ${year}`, `${pattern} yyyy`, locale) ?? [];
  });
  const distance = (day: Date) => Math.abs(differenceInCalendarDays(day, today));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Formats a day; invalid text is returned as it is. */
export function textOfDay(value: string, pattern: string, locale?: Locale): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? parsed(value, dayPattern) : null;
  return date ? format(date, pattern, { locale }) : value;
}

export const monthOfDay = (day: string): string => day.slice(0, 7);

// Accepts 2026-11, 11/2026, 11.2026, November 2026.
export function monthOfText(text: string, locale?: Locale): string | null {
  const trimmed = text.trim();
  if (trimmed.length > longest) return null;
  for (const pattern of ['yyyy-MM', 'yyyy/MM', 'M/yyyy', 'M.yyyy', 'MMM yyyy', 'MMMM yyyy']) {
    const date = parsed(trimmed, pattern, locale);
    if (date) return format(date, 'yyyy-MM');
  }
  return null;
}

const weekPattern = /^(\d{4})-?W(\d\d)$/i;

// 2026-W47, as in ISO 8601.
export function weekOfDay(day: string): string {
  const date = parsed(day, dayPattern);
  if (!date) return '';
  return `${String(getISOWeekYear(date)).padStart(4, '0')}-W${String(getISOWeek(date)).padStart(2, '0')}`;
}

// The Monday of a week, else null: a year has 52 or 53 weeks.
export function dayOfWeek(week: string): string | null {
  const [, year, number] = weekPattern.exec(week.trim()) ?? [];
  if (year === undefined || number === undefined || Number(number) < 1) return null;
  // 4 January is always in week 1.
  const monday = startOfISOWeek(setISOWeek(new Date(Number(year), 0, 4), Number(number)));
  const day = format(monday, dayPattern);
  return weekOfDay(day) === `${year}-W${number}` ? day : null;
}

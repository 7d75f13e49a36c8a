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

/** The ways in which a day may be typed, by language, beside ISO's: as people write it. */
const typedPatterns: Readonly<Record<string, readonly string[]>> = {
  en: ['yyyy/MM/dd', 'M/d/yyyy', 'd MMM yyyy', 'd MMMM yyyy'],
  de: ['yyyy/MM/dd', 'd.M.yyyy', 'd. MMM yyyy', 'd. MMMM yyyy'],
};

const earliest = 1000;
const longest = 40;

function parsed(text: string, pattern: string, locale?: Locale): Date | null {
  try {
    const date = parse(text, pattern, new Date(2000, 0, 1), { locale });
    return isValid(date) && date.getFullYear() >= earliest ? date : null;
  } catch (error) {
    // Some patterns can be written and not read: one with a time zone.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type DayReading = {
  pattern: string;
  language: string;
  locale?: Locale;
  /** The patterns by which the portal writes days and times elsewhere, so that what is copied from a table is read. */
  written?: readonly string[];
};

/** The day (yyyy-MM-dd) that a typed text stands for, else null. */
export function dayOfText(
  text: string,
  { pattern, language, locale, written = [] }: DayReading,
): string | null {
  const wanted = text.trim();
  if (wanted.length > longest) return null;
  for (const known of [pattern, dayPattern, ...written, ...(typedPatterns[language] ?? [])]) {
    const date = /y|R/.test(known) ? parsed(wanted, known, locale) : nearest(wanted, known, locale);
    if (date) return format(date, dayPattern);
  }
  return null;
}

/** A day written without its year, '22 Nov', is the one nearest to today: tables show recent days. */
function nearest(text: string, pattern: string, locale?: Locale): Date | null {
  const today = new Date();
  const days = [-1, 0, 1].flatMap((years) => {
    const year = today.getFullYear() + years;
    return parsed(`${text} ${year}`, `${pattern} yyyy`, locale) ?? [];
  });
  const distance = (day: Date) => Math.abs(differenceInCalendarDays(day, today));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** A day as its pattern writes it; what is no day stays as it is. */
export function textOfDay(value: string, pattern: string, locale?: Locale): string {
  const date = /^\d{4}-\d\d-\d\d$/.test(value) ? parsed(value, dayPattern) : null;
  return date ? format(date, pattern, { locale }) : value;
}

/** The month (yyyy-MM) of a day. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The month that a typed text stands for: 2026-11, 11/2026, 11.2026, November 2026. */
export function monthOfText(text: string, locale?: Locale): string | null {
  const wanted = text.trim();
  if (wanted.length > longest) return null;
  for (const pattern of ['yyyy-MM', 'yyyy/MM', 'M/yyyy', 'M.yyyy', 'MMM yyyy', 'MMMM yyyy']) {
    const date = parsed(wanted, pattern, locale);
    if (date) return format(date, 'yyyy-MM');
  }
  return null;
}

const weekPattern = /^(\d{4})-?W(\d\d)$/i;

/** The week (2026-W47, as ISO 8601 counts) of a day. */
export function weekOfDay(day: string): string {
  const date = parsed(day, dayPattern);
  if (!date) return '';
  return `${String(getISOWeekYear(date)).padStart(4, '0')}-W${String(getISOWeek(date)).padStart(2, '0')}`;
}

/** The Monday of a week, else null: a year has 52 or 53 of them. */
export function dayOfWeek(week: string): string | null {
  const [, year, number] = weekPattern.exec(week.trim()) ?? [];
  if (year === undefined || number === undefined || Number(number) < 1) return null;
  // 4 January is always in the first week.
  const monday = startOfISOWeek(setISOWeek(new Date(Number(year), 0, 4), Number(number)));
  const day = format(monday, dayPattern);
  return weekOfDay(day) === `${year}-W${number}` ? day : null;
}

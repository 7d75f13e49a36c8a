import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { isDay } from '#contract/days.ts';

// The parsers throw for invalid dates, and a field may hold any text: `2026-13-01`, for good or while typing.

// Leaves out what is no day (yyyy-MM-dd).
export const daysAmong = (texts: readonly (string | undefined)[]): CalendarDate[] =>
  texts.flatMap((text = '') => (isDay(text) ? [parseDate(text)] : []));

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

// Parses yyyy-MM-ddTHH:mm, with or without seconds, else null.
export function dateTimeOf(text: string): CalendarDateTime | null {
  const [day = '', time = '', ...rest] = text.split('T');
  return isDay(day) && timePattern.test(time) && rest.length === 0 ? parseDateTime(text) : null;
}

import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { isDay } from '#contract/days.ts';

// The parsers throw at what no calendar has, and a field may hold any text: `2026-13-01`, while it is typed or for good.

/** The days among the texts, as a calendar knows them; what is no day (yyyy-MM-dd) is left out. */
export const daysAmong = (texts: readonly (string | undefined)[]): CalendarDate[] =>
  texts.flatMap((text = '') => (isDay(text) ? [parseDate(text)] : []));

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** The day and time that a text (yyyy-MM-ddTHH:mm, with seconds or without) stands for, else null. */
export function dateTimeOf(text: string): CalendarDateTime | null {
  const [day = '', time = '', ...rest] = text.split('T');
  return isDay(day) && timePattern.test(time) && rest.length === 0 ? parseDateTime(text) : null;
}

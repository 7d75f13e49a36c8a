import { isDay } from '#contract/days.ts';
import { timeOf, type TimeStyle } from './dates.ts';
import { writeTexts } from './field-values.ts';

const midnight = { 'HH:mm': '00:00', 'HH:mm:ss': '00:00:00' } as const;

/**
 * The value of a day and a time; a day alone begins at midnight, which goes with it. Texts that are none are
 * listed: a text may hold the separator itself.
 */
export function valueOfParts(day: string, time: string, { separator, timePattern }: TimeStyle): string {
  const start = midnight[timePattern];
  if (day === '' && (time === '' || time === start)) return '';
  const begins = time === '' ? start : time;
  if (isDay(day) && timeOf(begins, timePattern) !== null) return `${day}${separator}${begins}`;
  return writeTexts([day, time]);
}

/** The ends of a range after a text was typed for one of them. */
export function withEnd(ends: readonly string[], index: number, text: string): readonly string[] {
  const next = [ends[0] ?? '', ends[1] ?? ''].with(index, text);
  return next.every((end) => end === '') ? [] : next;
}

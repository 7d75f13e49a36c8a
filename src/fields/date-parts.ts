import { isDay } from '#contract/days.ts';
import { datePatterns, timeOf, type TimeStyle } from './dates.ts';
import { writeTexts } from './field-codecs.ts';

/** Where no time is typed. */
export const midnight = { time: '00:00', seconds: '00:00:00' } as const;

/**
 * The value of a day and a time (a day alone starts at midnight). Invalid texts become a list, as a text may contain
 * the separator.
 */
export function valueOfParts(day: string, time: string, { separator, time: part }: TimeStyle): string {
  const start = midnight[part];
  if (day === '' && (time === '' || time === start)) return '';
  const begins = time === '' ? start : time;
  if (isDay(day) && timeOf(begins, datePatterns[part]) !== null) return `${day}${separator}${begins}`;
  return writeTexts([day, time]);
}

/** A typed time of day; one without seconds is that full minute. */
export function timeOfText(text: string, part: TimeStyle['time']): string {
  const whole = `${/^\d:/.test(text) ? '0' : ''}${text}:00`;
  return part === 'seconds' && timeOf(whole, datePatterns.seconds) !== null ? whole : text;
}

export function withEnd(ends: readonly string[], index: number, text: string): readonly string[] {
  const next = [ends[0] ?? '', ends[1] ?? ''].with(index, text);
  return next.every((end) => end === '') ? [] : next;
}

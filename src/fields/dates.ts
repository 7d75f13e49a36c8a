import { format, isValid, parse } from 'date-fns';
import { readTexts } from './field-codecs.ts';

/** How dates and times are written in values (F6). */
export const datePatterns = {
  day: 'yyyy-MM-dd',
  month: 'yyyy-MM',
  week: "RRRR-'W'II",
  time: 'HH:mm',
  seconds: 'HH:mm:ss',
} as const;
export type DatePart = keyof typeof datePatterns;

/** A day with a time: what stands between them in a value, and how the time is written. */
export type TimeStyle = { separator: ' ' | 'T'; time: 'time' | 'seconds' };
/** What of a day and a time a value is. */
export type DateStyle = DatePart | TimeStyle;

/** As browsers write a day and a time, and as the date picker does (F6). */
export const timeStyles = {
  local: { separator: 'T', time: 'time' },
  picker: { separator: ' ', time: 'seconds' },
} as const satisfies Record<string, TimeStyle>;

/** The pattern of a whole value, in the letters of date-fns. */
export const patternOf = (style: DateStyle): string =>
  typeof style === 'string'
    ? datePatterns[style]
    : `${datePatterns.day}'${style.separator}'${datePatterns[style.time]}`;

const longest = 64;

/** The time that a text stands for in a pattern of date-fns, else null; 30 February, 24:61 and years before the first stand for none. */
export function timeOf(text: string, pattern: string): number | null {
  if (text.length > longest) return null;
  try {
    const date = parse(text, pattern, new Date(0));
    const isWritten = isValid(date) && date.getFullYear() > 0 && format(date, pattern) === text;
    return isWritten ? date.getTime() : null;
  } catch (error) {
    // What date-fns says of a pattern that is none.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Which ends belong to a range: the brackets of mathematics. */
type Inclusivity = '()' | '[)' | '(]' | '[]';

const inclusivities: readonly string[] = ['()', '[)', '(]', '[]'] satisfies Inclusivity[];
export const isInclusivity = (text: unknown): text is Inclusivity =>
  typeof text === 'string' && inclusivities.includes(text);

/** Whether a time lies in a range; `brackets` say whether its ends belong to it (F2: date_between). */
export function isWithin(
  time: number,
  [from, to]: readonly [number, number],
  brackets: Inclusivity,
): boolean {
  const isAfterStart = time > from || (brackets.startsWith('[') && time === from);
  const isBeforeEnd = time < to || (brackets.endsWith(']') && time === to);
  return isAfterStart && isBeforeEnd;
}

/** The day and the time of a value, or the texts that stand in their places. */
export function partsOf(
  value: string,
  { separator }: Pick<TimeStyle, 'separator'>,
): readonly [day: string, time: string] {
  const [day = '', time = ''] = value.startsWith('[') ? readTexts(value) : value.split(separator);
  return [day, time];
}

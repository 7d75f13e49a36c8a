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

/** The separator between day and time in a value, and the time format. */
export type TimeStyle = { separator: ' ' | 'T'; time: 'time' | 'seconds' };
export type DateStyle = DatePart | TimeStyle;

/** The format of browsers, and that of the date picker (F6). */
export const timeStyles = {
  local: { separator: 'T', time: 'time' },
  picker: { separator: ' ', time: 'seconds' },
} as const satisfies Record<string, TimeStyle>;

export const patternOf = (style: DateStyle): string =>
  typeof style === 'string'
    ? datePatterns[style]
    : `${datePatterns.day}'${style.separator}'${datePatterns[style.time]}`;

const longest = 64;

// Parses with a date-fns pattern, else null; 30 February, 24:61 and years before 1 are invalid.
export function timeOf(text: string, pattern: string): number | null {
  if (text.length > longest) return null;
  try {
    const date = parse(text, pattern, new Date(0));
    const isWritten = isValid(date) && date.getFullYear() > 0 && format(date, pattern) === text;
    return isWritten ? date.getTime() : null;
  } catch (error) {
    // date-fns throws this for an invalid pattern.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// Interval brackets.
type Inclusivity = '()' | '[)' | '(]' | '[]';

const inclusivities: readonly string[] = ['()', '[)', '(]', '[]'] satisfies Inclusivity[];
export const isInclusivity = (text: unknown): text is Inclusivity =>
  typeof text === 'string' && inclusivities.includes(text);

// `brackets` say whether the ends are included (F2: date_between).
export function isWithin(
  time: number,
  [from, to]: readonly [number, number],
  brackets: Inclusivity,
): boolean {
  const isAfterStart = time > from || (brackets.startsWith('[') && time === from);
  const isBeforeEnd = time < to || (brackets.endsWith(']') && time === to);
  return isAfterStart && isBeforeEnd;
}

export function partsOf(
  value: string,
  { separator }: Pick<TimeStyle, 'separator'>,
): readonly [day: string, time: string] {
  const [day = '', time = ''] = value.startsWith('[') ? readTexts(value) : value.split(separator);
  return [day, time];
}

import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateKinds, type DateKind } from '../../src/fields/date-kinds.ts';
import { valueOfParts, withEnd } from '../../src/fields/date-parts.ts';
import { datePatterns, partsOf, timeStyles, type TimeStyle } from '../../src/fields/dates.ts';
import { dayOfText, textOfDay } from '../../src/fields/date-texts.ts';
import { firstBroken } from '../../src/fields/rules-to-schema.ts';
import { dateTimeOf, daysAmong } from '#ui/controls/day-values.ts';
import { dateLikeTexts } from '../support/date-like-texts.ts';
import { holds, patience } from './holds.ts';

const texts = 10_000;
const locales = { en: enUS, de };
const languages = fc.constantFrom('en', 'de');
const inLanguage = (language: 'en' | 'de') => ({
  language,
  locale: locales[language],
  written: ['yyyy/MM/dd', 'yyyy/MM/dd HH:mm:ss', 'dd MMM'],
});
const shown = fc.constantFrom('yyyy-MM-dd', 'yyyy/MM/dd', 'dd.MM.yyyy', 'd MMM yyyy');

/** Whether the calendar has a day, by its own counting. */
function isReal(day: string): boolean {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year >= 1 && date >= 1 && date <= (lengths[month - 1] ?? 0);
}

const valuePatterns = {
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  week: /^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/,
};
// The keys are those of the table.
const names = Object.keys(valuePatterns) as (keyof typeof valuePatterns)[];

describe('whatever is typed into a date or a time', { timeout: patience }, () => {
  test.each(names)('[F5] [F6] a %s is taken when it is one, else its text stays with an error', (name) =>
    holds(
      fc.property(dateLikeTexts, shown, languages, (text, pattern, spoken) => {
        const language = inLanguage(spoken);
        const kind: DateKind = dateKinds[name];
        const taken = kind.fromText(text, pattern, language);
        const value = taken ?? text;
        const picked = daysAmong([kind.toDay(value)]).map(String);
        const isTaken = taken !== null && valuePatterns[name].test(taken) && picked.length === 1;
        const isKept = taken === null && kind.toText(value, pattern, language) === text;
        const isWritten = text === '' || valuePatterns[name].test(text);
        const isRefused = firstBroken(value, { date_format: [kind.pattern] }, {}) !== null;
        expect(isTaken || (isKept && (isWritten || isRefused))).toBe(true);
        expect(picked.every(isReal)).toBe(true);
      }),
      texts,
    ),
  );

  test('[F5] [F6] an end of a range that is typed changes nothing but its own text', () =>
    holds(
      fc.property(
        dateLikeTexts,
        fc.nat({ max: 1 }),
        fc.tuple(shown, languages),
        (text, index, [pattern, name]) => {
          const language = inLanguage(name);
          const ends = ['2026-11-01', '2026-11-20'];
          const typed = dayOfText(text, { pattern, ...language }) ?? text;
          const left = withEnd(ends, index, typed);
          expect(left).toEqual(ends.with(index, typed));
          const picked = daysAmong(left).map(String);
          expect(picked).toEqual(left.filter(isReal));
          const rewritten = textOfDay(left[index] ?? '', pattern, language.locale);
          expect(isReal(typed) || rewritten === text).toBe(true);
        },
      ),
      texts,
    ));

  const styles = fc.constantFrom<TimeStyle>(timeStyles.local, timeStyles.picker);

  test('[F5] [F6] the texts of a day and of its time never reach into each other', () =>
    holds(
      fc.property(dateLikeTexts, dateLikeTexts, styles, (day, time, style) => {
        const value = valueOfParts(day, time, style);
        const [nextDay, nextTime] = partsOf(value, style);
        const midnight = datePatterns[style.time].replace(/\w/g, '0');
        const begun = time === '' && isReal(day) ? midnight : time;
        expect([nextDay, nextTime]).toEqual([day, day === '' && time === midnight ? '' : begun]);
        expect(daysAmong([nextDay]).map(String)).toEqual(isReal(day) ? [day] : []);
      }),
      texts,
    ));

  const twoDigits = (max: number) => fc.nat({ max }).map((number) => String(number).padStart(2, '0'));
  const nearDays = fc.oneof(
    dateLikeTexts,
    fc
      .tuple(fc.constantFrom('2026', '2024', '0000'), twoDigits(13), twoDigits(32))
      .map((parts) => parts.join('-')),
  );
  const nearTimes = fc.oneof(
    dateLikeTexts,
    fc.array(twoDigits(61), { minLength: 2, maxLength: 3 }).map((parts) => parts.join(':')),
  );

  test('[F6] only a day and a time that there are get into the parts of a date', () =>
    holds(
      fc.property(nearDays, nearTimes, (day, time) => {
        const parsed = dateTimeOf(`${day}T${time}`);
        const isTime = /^\d\d:\d\d(:\d\d)?$/.test(time) && `${time}:00` < '24:' && !/[6-9]\d/.test(time);
        expect(parsed?.toString().slice(0, `${day}T${time}`.length) ?? null).toBe(
          isReal(day) && isTime ? `${day}T${time}` : null,
        );
      }),
      texts,
    ));
});

import { parseDate, startOfWeek as dateStartOfWeek } from '@internationalized/date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, startOfWeek } from '#contract/calendar.ts';
import { addDays, daysOf, isDay, startOfMonth } from '#contract/days.ts';
import {
  comparedRange,
  comparisons,
  daysOfInterval,
  intervalOf,
  intervalsOf,
  presets,
  rangeOf,
} from '#i18n/day-ranges.ts';
import { equalParts } from '#i18n/finished.ts';
import { intervalsOf as startsOf, monday } from '#server/analytics/periods.ts';
import { periodsOf } from '#screens/dashboard/periods.ts';
import { holds, patience } from './holds.ts';
import { anyDay, anyRange, anyText } from './samples.ts';

const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const weekday = (day: string) => new Date(day).getUTCDay();
const calendar = fc
  .tuple(anyDay, fc.nat({ max: 86_399 }), fc.constantFrom(0, 1, 6))
  .map(([today, seconds, firstWeekDay]) => ({
    today,
    calendar: { now: new Date(Date.parse(today) + seconds * 1000), firstWeekDay },
  }));

describe('[O10] days', { timeout: patience }, () => {
  test('some days on and as many back is the same day', () =>
    holds(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const other = addDays(day, days);
        expect([isDay(other), addDays(other, -days)]).toEqual([true, day]);
        expect(daysOf({ from: day, to: addDays(day, Math.abs(days)) })).toBe(Math.abs(days) + 1);
      }),
    ));

  test('some months on is that month, on the same day or its last', () =>
    holds(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
        const [laterYear = 0, laterMonth = 0, laterDate = 0] = addMonths(day, months).split('-').map(Number);
        expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months);
        const isLast = addDays(addMonths(day, months), 1).endsWith('-01');
        expect(laterDate === date || (laterDate < date && isLast)).toBe(true);
      }),
    ));

  test('days, months and weeks are those of another library', () =>
    holds(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), fc.nat({ max: 6 }), (day, count, weekDay) => {
        const date = parseDate(day);
        const later = date.add({ days: count });
        expect([addDays(day, count), addMonths(day, count), startOfMonth(day)]).toEqual([
          String(later),
          String(date.add({ months: count })),
          String(date.set({ day: 1 })),
        ]);
        expect(startOfWeek(day, weekDay)).toBe(String(dateStartOfWeek(date, 'en-US', weekDays[weekDay])));
        expect(daysOf({ from: day, to: String(later) })).toBe(later.compare(date) + 1);
      }),
    ));

  test('the intervals of a range are those that its days lie in', () =>
    holds(
      fc.property(anyRange, (range) => {
        const days = Array.from({ length: daysOf(range) }, (_, nth) => addDays(range.from, nth));
        expect(startsOf(range, 'day')).toEqual(days);
        expect(startsOf(range, 'hour')).toHaveLength(24 * days.length);
        const starts = (first: (day: string) => string) => [...new Set(days.map(first))];
        expect(startsOf(range, 'week')).toEqual(starts((day) => startOfWeek(day, monday)));
        expect(startsOf(range, 'month')).toEqual(starts(startOfMonth));
      }),
    ));

  test('intervals end with the calendar', () => {
    const end = { from: '9999-12-31', to: '9999-12-31' };
    const starts = (['day', 'week', 'month'] as const).map((interval) => startsOf(end, interval));
    expect(starts).toEqual([['9999-12-31'], ['9999-12-27'], ['9999-12-01']]);
  });

  test('a text is a day only as the calendar writes it', () =>
    holds(
      fc.property(
        fc.oneof(
          anyText,
          anyDay,
          anyDay.map((day) => `${day} `),
          anyDay.map((day) => `${day.slice(0, 8)}31`),
        ),
        (text) => {
          const isWritten =
            !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text;
          expect(isDay(text)).toBe(isWritten);
        },
      ),
    ));
});

describe('[O10] ranges', { timeout: patience }, () => {
  test('whichever is chosen, it ends today or before', () =>
    holds(
      fc.property(calendar, fc.constantFrom(...presets), ({ today, calendar: moment }, preset) => {
        const { from, to } = rangeOf(preset, moment);
        expect([isDay(from), isDay(to), from <= to, to <= today]).toEqual([true, true, true, true]);
      }),
    ));

  test('weeks begin on the day that the network says, and are seven days long', () =>
    holds(
      fc.property(calendar, ({ today, calendar: moment }) => {
        const [last, current] = [rangeOf('last-week', moment), rangeOf('this-week', moment)];
        expect([weekday(last.from), weekday(current.from)]).toEqual([
          moment.firstWeekDay,
          moment.firstWeekDay,
        ]);
        expect([daysOf(last), addDays(last.to, 1), current.to]).toEqual([7, current.from, today]);
      }),
    ));

  test('months are whole, and follow each other', () =>
    holds(
      fc.property(calendar, ({ calendar: moment }) => {
        const current = rangeOf('month-to-date', moment);
        const [last, three] = [rangeOf('last-month', moment), rangeOf('last-3-months', moment)];
        expect([current, last, three].map(({ from }) => from.slice(8))).toEqual(['01', '01', '01']);
        expect([addDays(last.to, 1), three.to, addMonths(three.from, 2)]).toEqual([
          current.from,
          last.to,
          last.from,
        ]);
      }),
    ));

  test('the range before is as long, and ends right before', () =>
    holds(
      fc.property(anyRange, (range) => {
        const before = comparedRange(range, 'previous') ?? range;
        expect([daysOf(before), addDays(before.to, 1)]).toEqual([daysOf(range), range.from]);
      }),
    ));

  test('what a range is held against lies before it, and is never longer by more than a few days', () =>
    holds(
      fc.property(anyRange, fc.constantFrom(...comparisons), (range, comparison) => {
        const compared = comparedRange(range, comparison);
        expect(compared === null).toBe(comparison === 'none');
        const { from, to } = compared ?? { from: addDays(range.from, -1), to: addDays(range.to, -1) };
        expect([from < range.from, to < range.to, from <= to]).toEqual([true, true, true]);
        expect(Math.abs(daysOf({ from, to }) - daysOf(range))).toBeLessThanOrEqual(3);
      }),
    ));

  test('what is compared is over, as long as what it is compared with, and leaves out nothing that is over', () =>
    holds(
      fc.property(anyRange, fc.integer({ min: -72, max: 9000 }), (range, elapsed) => {
        const before = comparedRange(range, 'previous') ?? range;
        const at = new Date(Date.parse(range.from) + elapsed * 1_800_000);
        const parts = equalParts(range, before, at);
        // Counted hour by hour.
        const finished = Array.from(
          { length: daysOf(range) * 24 },
          (_, hour) => Date.parse(range.from) + (hour + 1) * 3_600_000,
        ).filter((end) => end <= at.getTime()).length;
        const compared = parts && (parts.hours ?? daysOf(parts.now) * 24);
        const wholeDays = finished < 24 ? finished : finished - (finished % 24);
        expect(compared ?? 0).toBe(wholeDays);
        expect(parts === null || daysOf(parts.now) === daysOf(parts.before)).toBe(true);
        expect([parts?.now.from ?? range.from, parts?.before.from ?? before.from]).toEqual([
          range.from,
          before.from,
        ]);
      }),
    ));

  test('the interval that is chosen is one that fits', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        expect(intervalsOf(days)).toContain(intervalOf(days));
      }),
    ));

  test('the days of the weeks of a range are the days of the range', () =>
    holds(
      fc.property(anyRange, fc.nat({ max: 6 }), (range, into) => {
        const first = addDays(range.from, -into);
        const weeks = Array.from({ length: Math.ceil((daysOf(range) + into) / 7) }, (_, nth) =>
          addDays(first, 7 * nth),
        );
        const days = weeks.map((start) => daysOfInterval(start, 'week', range));
        expect([days[0]?.from, days.at(-1)?.to]).toEqual([range.from, range.to]);
        expect(days.reduce((sum, part) => sum + daysOf(part), 0)).toBe(daysOf(range));
      }),
    ));

  test('[O1] the dashboard asks for every day that it shows', () =>
    holds(
      fc.property(calendar, ({ calendar: { now } }) => {
        const { requested, month, before, today, yesterday, wholeMonth } = periodsOf(now);
        expect([requested.to, addDays(yesterday, 1), month.to]).toEqual([today, today, today]);
        expect(requested.from <= before.from && requested.from <= addDays(yesterday, -56)).toBe(true);
        expect(addDays(wholeMonth.to, 1).slice(8)).toBe('01');
      }),
    ));
});

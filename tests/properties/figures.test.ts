import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kpi, type KpiValues } from '#contract/analytics.ts';
import { addUp, leftOf, withParts } from '#contract/kpi-sums.ts';
import { changeOf } from '#i18n/figures.ts';
import { addDays } from '#contract/days.ts';
import { createFormats } from '#i18n/formats.tsx';
import { median, mostWeeks, unusualOf, usualRange } from '#screens/dashboard/anomalies.ts';
import { pagerItems } from '#ui/tables/pager-items.ts';
import { holds, patience } from './holds.ts';
import { anyDay, someOf } from './samples.ts';

const amount = fc.nat({ max: 1e7 }).map((cents) => cents / 100);
const count = fc.nat({ max: 1e6 });
const sums = ['impressions', 'clicks', 'unique_clicks', 'conversions', 'pending', 'rejected'] as const;
const values: fc.Arbitrary<KpiValues> = fc.record({
  ...Object.fromEntries(sums.map((name) => [name, count])),
  payout: amount,
  sale_amount: amount,
});
const figures = someOf(kpi.options, 1);
const someRows = fc.array(values, { maxLength: 6 });

describe('[O10] figures of several rows', { timeout: patience }, () => {
  test('are the same in any order', () =>
    holds(
      fc.property(someRows, figures, (rows, names) => {
        expect(addUp(rows.toReversed(), names)).toEqual(addUp(rows, names));
      }),
    ));

  test('are the same added up by parts', () =>
    holds(
      fc.property(someRows, someRows, figures, (some, others, names) => {
        const complete = withParts(names);
        const parts = [addUp(some, complete), addUp(others, complete)];
        expect(addUp(parts, complete)).toEqual(addUp([...some, ...others], complete));
      }),
    ));

  test('are what is left when the others are taken away', () =>
    holds(
      fc.property(someRows, someRows, figures, (some, others, names) => {
        const complete = withParts(names);
        const whole = addUp([...some, ...others], complete);
        expect(leftOf(whole, some, names)).toEqual(addUp(others, names));
      }),
    ));

  test('are unknown as soon as one of them is', () =>
    holds(
      fc.property(someRows, values, fc.constantFrom(...sums), (rows, unknown, name) => {
        expect(addUp([...rows, { ...unknown, [name]: null }], [name])).toEqual({ [name]: null });
      }),
    ));

  test('a ratio lies between those of its rows', () =>
    holds(
      fc.property(fc.array(values, { minLength: 1, maxLength: 6 }), (rows) => {
        const clicked = rows.filter(({ clicks }) => (clicks ?? 0) > 0);
        fc.pre(clicked.length > 0);
        const each = clicked.map((row) => addUp([row], ['epc']).epc ?? 0);
        const together = addUp(clicked, ['epc']).epc ?? 0;
        expect(together).toBeGreaterThanOrEqual(Math.min(...each));
        expect(together).toBeLessThanOrEqual(Math.max(...each));
      }),
    ));

  test('figures with their parts are complete: adding parts again changes nothing', () =>
    holds(
      fc.property(figures, (names) => {
        const complete = withParts(names);
        expect([withParts(complete), names.filter((name) => !complete.includes(name))]).toEqual([
          complete,
          [],
        ]);
      }),
    ));
});

describe('[O1] what is unusual', { timeout: patience }, () => {
  const list = fc.array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 9 });

  test('the median has half of the values on either side', () =>
    holds(
      fc.property(list, (given) => {
        const middle = median(given);
        const half = given.length / 2;
        expect(given.filter((value) => value < middle).length).toBeLessThanOrEqual(half);
        expect(given.filter((value) => value > middle).length).toBeLessThanOrEqual(half);
      }),
    ));

  test('most of what was is usual', () =>
    holds(
      fc.property(list, (given) => {
        const { from, to } = usualRange(given);
        const inside = given.filter((value) => value >= from && value <= to);
        expect(inside.length).toBeGreaterThanOrEqual(given.length / 2);
      }),
    ));

  const week = fc.record({
    clicks: fc.integer({ min: 1000, max: 100_000 }),
    conversions: fc.integer({ min: 30, max: 900 }),
    payout: fc.integer({ min: 100, max: 90_000 }),
  });
  const pointsOf = (day: string, { weeks, usual }: { weeks: number; usual: KpiValues }, now: KpiValues) => [
    { date: day, values: now },
    ...Array.from({ length: weeks }, (_, nth) => ({ date: addDays(day, -7 * (nth + 1)), values: usual })),
  ];

  test('a day like all the others is not, one with half or twice the clicks is', () =>
    holds(
      fc.property(
        anyDay,
        week,
        fc.integer({ min: 4, max: mostWeeks }),
        fc.constantFrom(0.5, 2),
        (...[day, usual, weeks, by]) => {
          expect(unusualOf(pointsOf(day, { weeks, usual }, usual), day)).toEqual({
            day,
            weeks,
            anomalies: [],
          });
          const odd = unusualOf(
            pointsOf(day, { weeks, usual }, { ...usual, clicks: usual.clicks * by }),
            day,
          );
          expect(odd?.anomalies.map(({ figure }) => figure)).toEqual(['clicks']);
        },
      ),
    ));

  test('fewer than four weeks report nothing', () =>
    holds(
      fc.property(anyDay, week, fc.nat({ max: 3 }), (day, usual, weeks) => {
        expect(unusualOf(pointsOf(day, { weeks, usual }, { ...usual, clicks: 1 }), day)).toBe(null);
      }),
    ));

  test('a change is nothing where there is nothing to compare with, and its sign is its direction', () =>
    holds(
      fc.property(fc.option(fc.nat()), fc.option(fc.nat()), (now, before) => {
        const change = changeOf(now, before);
        const sign = now === null || !before ? null : Math.sign(now - before);
        expect(change === null ? null : Math.sign(change)).toBe(sign);
      }),
    ));
});

describe('[L5] a pager', { timeout: patience }, () => {
  const input = fc
    .record({
      pages: fc.integer({ min: 1, max: 5000 }),
      half: fc.integer({ min: 2, max: 10 }),
      place: fc.nat(),
    })
    .map(({ pages, half, place }) => ({ pages, count: 2 * half + 1, page: (place % pages) + 1 }));

  test('shows the first, the last and the current page, in order and each once', () =>
    holds(
      fc.property(input, (given) => {
        const numbers = pagerItems(given).filter((item) => typeof item === 'number');
        expect([numbers[0], numbers.at(-1), numbers.includes(given.page)]).toEqual([1, given.pages, true]);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
        expect(numbers).toHaveLength(Math.min(given.count, given.pages));
      }),
    ));

  test('leaves out pages only where it shows a gap', () =>
    holds(
      fc.property(input, (given) => {
        const items = pagerItems(given);
        const jumps = items.filter((item, index) => {
          const [before, after] = [items[index - 1], items[index + 1]];
          if (typeof item === 'number') return typeof after === 'number' && after !== item + 1;
          const isRight = typeof before === 'number' && typeof after === 'number' && after - before > 1;
          return !isRight;
        });
        expect(jumps).toEqual([]);
      }),
    ));
});

describe('[C1] written figures', { timeout: patience }, () => {
  const patterns = {
    shortDate: 'dd MMM',
    date: 'yyyy/MM/dd',
    time: 'HH:mm',
    dateTime: 'yyyy/MM/dd HH:mm:ss',
  };
  const marks = { en: { group: ',', point: '.' }, de: { group: '.', point: ',' } };
  const language = fc.constantFrom('en', 'de');
  const numberOf = (text: string, { group, point }: (typeof marks)['en']) =>
    Number(
      text
        .replaceAll(group, '')
        .replace(point, '.')
        .replaceAll(/[^\d.-]/g, ''),
    );

  test('say the number they stand for', () =>
    holds(
      fc.property(language, fc.nat(), amount, (name, whole, money) => {
        const formats = createFormats(name, patterns);
        expect(numberOf(formats.count(whole), marks[name])).toBe(whole);
        expect(numberOf(formats.money(money, 'EUR'), marks[name])).toBe(money);
      }),
    ));

  test('a day is the same day wherever the reader is', () =>
    holds(
      fc.property(language, anyDay, (name, day) => {
        expect(createFormats(name, patterns).day(day)).toBe(day.replaceAll('-', '/'));
      }),
    ));
});

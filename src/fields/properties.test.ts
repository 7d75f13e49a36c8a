import { addDays, format } from 'date-fns';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormats, dateLocales } from '#i18n/formats.tsx';
import { completeAddress } from './addresses.ts';
import { isCreditCard, passesLuhn } from './credit-card.ts';
import { dayOfText, dayOfWeek, monthOfDay, monthOfText, textOfDay, weekOfDay } from './date-texts.ts';
import { isWithin, timeOf } from './dates.ts';
import { fitNumber, inOrder, stepNumber } from './numbers.ts';
import { firstBroken } from './rules-to-schema.ts';
import { timeSlots } from './time-slots.ts';

const pattern = 'yyyy-MM-dd';
const figures = Array.from('0123456789');
const day = fc
  .integer({ min: 0, max: 365 * 800 })
  .map((days) => format(addDays(new Date(1600, 0, 1), days), pattern));
const digits = fc.string({ unit: fc.constantFrom(...figures), minLength: 1, maxLength: 30 });

const checkDigit = (number: string) => figures.find((digit) => passesLuhn(`${number}${digit}`)) ?? '';

describe('[F3] Luhn', () => {
  test('each number has exactly one check digit', () => {
    fc.assert(
      fc.property(digits, (number) => {
        const passing = figures.filter((digit) => passesLuhn(`${number}${digit}`));
        expect(passing).toHaveLength(1);
      }),
    );
  });

  test('one wrong digit is always detected', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const right = `${number}${checkDigit(number)}`;
        const at = place % right.length;
        const wrong = `${right.slice(0, at)}${(Number(right[at]) + by) % 10}${right.slice(at + 1)}`;
        expect(passesLuhn(wrong)).toBe(false);
      }),
    );
  });

  test('swapped neighbours are detected, except 09 and 90', () => {
    fc.assert(
      fc.property(digits, fc.nat(), (number, place) => {
        const right = `${number}${checkDigit(number)}`;
        const at = place % (right.length - 1);
        const [one = '', other = ''] = [right[at], right[at + 1]];
        const wrong = `${right.slice(0, at)}${other}${one}${right.slice(at + 2)}`;
        const isUnnoticed = one === other || ['09', '90'].includes(one + other);
        expect(passesLuhn(wrong)).toBe(isUnnoticed);
      }),
    );
  });

  test('a card of a known brand is valid if it passes, however it is grouped', () => {
    const middle = fc.string({ unit: fc.constantFrom(...figures), minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(middle, fc.constantFrom('', ' ', '-'), (number, gap) => {
        const card = `4${number}${checkDigit(`4${number}`)}`;
        expect(isCreditCard((card.match(/.{4}/g) ?? []).join(gap))).toBe(true);
      }),
    );
  });
});

describe('[F6.a] numbers', () => {
  const limits = fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.nat({ max: 1e6 }), fc.integer({ min: 0, max: 6 }))
    .map(([min, width, precision]) => ({ min, max: min + width, precision }));
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });

  test('without a precision a number is whole', () => {
    expect([2.4, 2.5, -0.2].map((value) => fitNumber(value, {}))).toEqual([2, 3, 0]);
  });

  test('a fitted number is within the limits and the precision', () => {
    fc.assert(
      fc.property(number, limits, (value, bounds) => {
        const fitted = fitNumber(value, bounds);
        expect(fitted >= bounds.min && fitted <= bounds.max).toBe(true);
        expect(Number(fitted.toFixed(bounds.precision))).toBe(fitted);
      }),
    );
  });

  test('fitting is idempotent', () => {
    fc.assert(
      fc.property(number, limits, (value, bounds) => {
        const fitted = fitNumber(value, bounds);
        expect(fitNumber(fitted, bounds)).toBe(fitted);
      }),
    );
  });

  test('a number within the limits changes by half a last digit at most', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 6 }),
        (value, precision) => {
          expect(Math.abs(fitNumber(value, { precision }) - value)).toBeLessThanOrEqual(
            0.5000001 / 10 ** precision,
          );
        },
      ),
    );
  });

  test('one step up and one down return, inside the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (value, step) => {
        expect(stepNumber(stepNumber(value, 1, { step }), -1, { step })).toBe(value);
      }),
    );
  });

  test('the ends of a range are sorted, none is lost', () => {
    fc.assert(
      fc.property(fc.tuple(fc.integer(), fc.integer()), ([one, other]) => {
        expect(inOrder([one, other])).toEqual([Math.min(one, other), Math.max(one, other)]);
      }),
    );
  });

  test('min_value, max_value and between agree', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (value, one, other) => {
        const [min = 0, max = 0] = inOrder([one, other]);
        const isBetween = firstBroken(value, { between: [min, max] }, {}) === null;
        expect(firstBroken(value, { min_value: min, max_value: max }, {}) === null).toBe(isBetween);
      }),
    );
  });
});

describe('[F6] dates', () => {
  test('a formatted day parses back, in both languages and any pattern', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(pattern, 'dd.MM.yyyy', 'yyyy/MM/dd', 'MM/dd/yyyy'), (value, shown) => {
        expect(dayOfText(textOfDay(value, shown), { pattern: shown, language: 'en' })).toBe(value);
      }),
    );
    fc.assert(
      fc.property(day, (value) => {
        expect(dayOfText(textOfDay(value, 'd.M.yyyy'), { pattern, language: 'de' })).toBe(value);
      }),
    );
  });

  test('a day copied from a table parses, alone, with its time and without its year', () => {
    const patterns = {
      date: 'dd/MM/yyyy',
      dateTime: 'yyyy/MM/dd HH:mm:ss',
      shortDate: 'dd MMM',
      time: 'HH:mm',
    };
    const written = [patterns.date, patterns.dateTime, patterns.shortDate];
    fc.assert(
      fc.property(fc.constantFrom('en', 'de'), fc.integer({ min: -180, max: 180 }), (language, days) => {
        const at = addDays(new Date(), days);
        const formats = createFormats(language, patterns);
        const value = format(at, pattern);
        const texts = [formats.day(value), formats.dateTime(at), formats.shortDay(value)];
        const reading = { pattern, language, locale: dateLocales[language], written };
        expect(texts.map((text) => dayOfText(text, reading))).toEqual([value, value, value]);
      }),
    );
    expect(dayOfText('22 Nov CET', { pattern, language: 'en', written: ['dd MMM zzz'] })).toBeNull();
  });

  test.each([
    ['en', '5.11.26 05.11.2026 5.11.2026 11/5/26 11/5/2026 2026/11/5 2026-11-5 2026.11.5 20261105'],
    ['de', '5.11.26 05.11.2026 5.11.2026 5/11/2026 2026/11/5 2026-11-5 20261105'],
  ] as const)('in %s a day is read however it is written in figures', (language, texts) => {
    const read = (text: string) => dayOfText(text, { pattern, language, locale: dateLocales[language] });
    expect(texts.split(' ').filter((text) => read(text) !== '2026-11-05')).toEqual([]);
    expect(read('1.3.99')).toBe('2099-03-01');
  });

  test.each([
    [
      'en',
      ['5 Nov 2026', 'Nov 5, 2026', 'November 5th, 2026', '5th November 26', '5. 11. 2026', '5. Nov. 2026'],
    ],
    ['de', ['5. November 2026', '5. Nov. 2026', '5 Nov 26', '5. 11. 2026']],
  ] as const)('in %s a day is read with its month by name', (language, texts) => {
    const read = (text: string) => dayOfText(text, { pattern, language, locale: dateLocales[language] });
    expect(texts.filter((text) => read(text) !== '2026-11-05')).toEqual([]);
  });

  test('an ambiguous text is invalid', () => {
    const read = (text: string) => dayOfText(text, { pattern, language: 'en' });
    expect(['26/11/05', '26-11-05', '23/11/26', '5.11', '5'].map(read)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('a day that does not exist is invalid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(year, month, 0).getDate();
        const text = `${year}-${String(month).padStart(2, '0')}-${last + 1}`;
        expect(timeOf(text, pattern)).toBeNull();
        expect(dayOfText(text, { pattern, language: 'en' })).toBeNull();
      }),
    );
  });

  test('a later day is after an earlier one', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const answer = (rule: 'after' | 'before') =>
          firstBroken(one, { [rule]: 'other' }, { other }) === null;
        expect([answer('after'), answer('before')]).toEqual([one > other, one < other]);
      }),
    );
  });

  test('a range includes its inside, and its ends by its brackets', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(),
        fc.constantFrom('()', '[)', '(]', '[]'),
        (from, width, brackets) => {
          const to = from + width;
          const inclusivity = brackets as '()'; // One of the four.
          expect(isWithin(to + 1, [from, to], inclusivity)).toBe(false);
          expect(isWithin(from, [from, to], inclusivity)).toBe(
            brackets.startsWith('[') && (width > 0 || brackets === '[]'),
          );
        },
      ),
    );
  });

  test('a week starts on its own Monday and includes its seven days', () => {
    fc.assert(
      fc.property(day, (value) => {
        const week = weekOfDay(value);
        const monday = dayOfWeek(week) ?? '';
        const days = Array.from({ length: 7 }, (_, index) =>
          format(addDays(new Date(`${monday}T00:00`), index), pattern),
        );
        expect(new Date(`${monday}T00:00`).getDay()).toBe(1);
        expect(days).toContain(value);
        expect(days.map(weekOfDay)).toEqual(Array.from({ length: 7 }, () => week));
      }),
    );
  });

  test('a formatted month parses back', () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(monthOfText(monthOfDay(value))).toBe(monthOfDay(value));
        expect(monthOfText(textOfDay(value, 'M/yyyy'))).toBe(monthOfDay(value));
      }),
    );
  });
});

describe('[F6.c] times to choose from', () => {
  test('by default they are every quarter of an hour from 00:00 to 23:45', () => {
    const slots = timeSlots({});
    expect([slots.length, slots[0], slots[1], slots.at(-1)]).toEqual([96, '00:00', '00:15', '23:45']);
  });

  test('they begin at the start, never pass the end, and are one step apart', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minutes) => format(new Date(2026, 0, 1, 0, minutes), 'HH:mm'));
    fc.assert(
      fc.property(time, time, fc.integer({ min: 1, max: 240 }), (start, end, step) => {
        const slots = timeSlots({ start, end, step });
        expect(slots[0]).toBe(start > end ? undefined : start);
        expect(slots.every((slot) => slot >= start && slot <= end)).toBe(true);
        expect(slots).toEqual(slots.toSorted());
      }),
    );
  });

  test('an invalid step or end counts as missing', () => {
    const usual = timeSlots({});
    for (const step of [0, -15, 0.5, Number.NaN, Infinity]) expect(timeSlots({ step })).toEqual(usual);
    for (const end of ['25:00', '24:00', '12:60', 'noon', '']) expect(timeSlots({ end })).toEqual(usual);
    expect(timeSlots({ start: '-1:00', end: '00:20' })).toEqual(['00:00', '00:15']);
  });
});

test.each([
  ['mueller-medien.de', 'https://mueller-medien.de'],
  ['  www.mueller.de/blog?a=b@c ', 'https://www.mueller.de/blog?a=b@c'],
  ['müller.example:8080', 'https://müller.example:8080'],
  ['https://mueller.de', 'https://mueller.de'],
  ['HTTP://mueller.de', 'HTTP://mueller.de'],
  ['mara@mueller.de', 'mara@mueller.de'],
  ['mailto:mara@mueller.de', 'mailto:mara@mueller.de'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['htp://mueller.de', 'htp://mueller.de'],
  ['mueller', 'mueller'],
  ['', ''],
])('[F3] the web address %j is meant as %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

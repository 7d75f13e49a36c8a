import { setupI18n } from '@lingui/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberFault, textOfFault } from '../../src/fields/number-faults.ts';
import { numberOfText } from '../../src/fields/number-texts.ts';
import type { NumberFormat } from '../../src/fields/numbers.ts';
import {
  blurredEntry,
  shownText,
  typedEntry,
  type Entry,
  type TypedNumber,
} from '../../src/fields/typed-number.ts';
import { locales } from '../../src/contract/locales.ts';
import { holds, patience } from './holds.ts';

/** How a bank clerk writes amounts, by hand from CLDR: the signs, the size of inner groups, the digits from which they are set. */
const clerks = {
  en: { decimal: '.', group: ',', size: 3, from: 4, minus: '-' },
  de: { decimal: ',', group: '.', size: 3, from: 4, minus: '-' },
  fr: { decimal: ',', group: '\u202F', size: 3, from: 4, minus: '-' },
  es: { decimal: ',', group: '.', size: 3, from: 5, minus: '-' },
  pl: { decimal: ',', group: '\u00A0', size: 3, from: 5, minus: '-' },
  sv: { decimal: ',', group: '\u00A0', size: 3, from: 4, minus: '\u2212' },
  'de-CH': { decimal: '.', group: "'", size: 3, from: 4, minus: '-' },
  'en-IN': { decimal: '.', group: ',', size: 2, from: 4, minus: '-' },
} as const;
type Locale = keyof typeof clerks;
const names = Object.keys(clerks) as Locale[]; // The keys are those of the table.

/** An amount as its digits, before anybody has written it down. */
type Amount = { isNegative: boolean; whole: string; fraction: string };

function grouped(whole: string, sign: string, size: number): string {
  if (whole.length <= 3) return whole;
  let rest = whole.slice(0, -3);
  const groups = [whole.slice(-3)];
  while (rest.length > 0) {
    groups.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return groups.join(sign);
}

const valueOf = ({ isNegative, whole, fraction }: Amount) =>
  Number(`${isNegative ? '-' : ''}${whole}.${fraction || '0'}`) + 0;

/** As the portal is to show it once the field is left. */
function shown(amount: Amount, locale: Locale, precision: number): string {
  const { decimal, group, size, from, minus } = clerks[locale];
  const whole = amount.whole.length >= from ? grouped(amount.whole, group, size) : amount.whole;
  const fraction = amount.fraction.padEnd(precision, '0');
  const isMinus = amount.isNegative && valueOf(amount) !== 0;
  return (isMinus ? minus : '') + whole + (fraction && decimal + fraction);
}

const digits = fc.constantFrom(...Array.from('0123456789'));
const amounts = fc.record({
  isNegative: fc.boolean(),
  whole: fc
    .tuple(fc.constantFrom(...Array.from('123456789')), fc.string({ unit: digits, maxLength: 8 }))
    .map(([first, others]) => first + others),
  fraction: fc.string({ unit: digits, maxLength: 4 }),
});
const locale = fc.constantFrom(...names);
const precision = fc.nat({ max: 4 });
type Hand = { decimal: string; group: string; size: number };
const write = (amount: Amount, { decimal, group, size }: Hand) =>
  (amount.isNegative ? '-' : '') +
  grouped(amount.whole, group, size) +
  (amount.fraction && decimal + amount.fraction);

describe('[F6] what is typed as a number', { timeout: patience }, () => {
  test('every language of the portal has a clerk', () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(locales)));
  });

  test('is read as a bank clerk reads it, grouped or not, with any space and apostrophe between groups', () =>
    holds(
      fc.property(
        amounts,
        locale,
        fc.constantFrom('own', 'none', ' ', '\u00A0', '\u202F', "'", '’'),
        fc.nat({ max: 4 }),
        (amount, name, ...[grouping, spare]) => {
          const hand = clerks[name];
          const others: Readonly<Record<string, string>> = { own: hand.group, none: '' };
          const group = others[grouping] ?? grouping;
          const text = write(amount, { ...hand, group });
          const format = { locale: name, precision: amount.fraction.length + spare };
          expect(numberOfText(` ${text} `, format)).toBe(valueOf(amount));
        },
      ),
    ));

  test('is read as the other common way writes it, where that cannot be mistaken', () =>
    holds(
      fc.property(amounts, fc.constantFrom('en', 'de'), precision, (amount, name, digitsBehind) => {
        const other = clerks[name === 'en' ? 'de' : 'en'];
        const hasBoth = amount.whole.length > 3 && amount.fraction !== '';
        const isLong = amount.whole.length > 6;
        const isShort = amount.whole.length < 4 && ![0, 3].includes(amount.fraction.length);
        fc.pre(hasBoth || isLong || isShort);
        const text = write(amount, other);
        expect(numberOfText(text, { locale: name, precision: digitsBehind })).toBe(valueOf(amount));
      }),
    ));

  test.each<readonly [string, number, string, number | null]>([
    ['en', 2, '1,234', 1234],
    ['de', 2, '1.234', 1234],
    ['en', 2, '1,5', 1.5],
    ['de', 2, '1.5', 1.5],
    ['de', 2, '0.500', 0.5],
    ['en', 3, '1.234', 1.234],
    ['en', 0, '1.000', null],
    ['de', 0, '1,000', null],
    ['fr', 2, '1.234', null],
    ['en', 2, '1,23,456', null],
    ['en-IN', 2, '1,23,456', 123_456],
    ['en', 2, '.5', 0.5],
    ['en', 2, '5.', 5],
    ['en', 2, '+5', 5],
    ['sv', 2, '\u22125,5', -5.5],
    ['en', 2, '-0', 0],
    ['en', 2, '１２３．５', 123.5],
    ['ar-EG', 2, '١٬٢٣٤٫٥', 1234.5],
    ['en', 0, '99999999999999999', null],
    ['en', 4, '1.00000000000000001', null],
    ...['', '-', '.', ',', '1e5', '0x10', 'Infinity', 'NaN', '1.2.3', '1,,2', '1 2', '--1', '1-', '12 €'].map(
      (text) => ['en', 2, text, null] as const,
    ),
  ])('%s, %i digits: %j is %j', (...[name, digitsBehind, text, value]) => {
    expect(numberOfText(text, { locale: name, precision: digitsBehind })).toBe(value);
  });
});

/** Older tables of languages bend the apostrophe between groups. */
const straight = (text: string) => text.replaceAll('’', "'");

type Typing = { from: TypedNumber; format: NumberFormat; echoes: readonly number[] };

/** The field while somebody types: what stands there is what was typed, however late the form says its value again. */
function typeSlowly(texts: readonly string[], { from, format, echoes }: Typing) {
  let entry: Entry | null = null;
  let value = from;
  const late: TypedNumber[] = [];
  for (const [nth, text] of texts.entries()) {
    entry = typedEntry(text, format);
    late.push(entry.value);
    for (let times = echoes[nth % echoes.length] ?? 0; times > 0 && late.length > 0; times -= 1) {
      value = late.shift() ?? null;
      expect(shownText(entry, value, format)).toBe(text);
    }
    expect(shownText(entry, value, format)).toBe(text);
  }
  return { entry, value: late.at(-1) ?? value };
}

const growing = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1));
const shrinking = (text: string) => growing(text).toReversed().slice(1).concat('');

describe('[F6] [O12] a number field', { timeout: patience }, () => {
  const lateness = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 5 });
  const way = fc.constantFrom('click', 'tab', 'select all', 'backspace');

  test('takes what a clerk reads and writes it out when it is left; what it cannot take stays as it was typed', () =>
    holds(
      fc.property(
        fc.record({
          amount: amounts,
          before: amounts,
          later: amounts,
          name: locale,
          precision,
          way,
          echoes: lateness,
        }),
        ({ amount, before, later, name, precision: digitsBehind, way: wayIn, echoes }) => {
          const format = { locale: name, precision: digitsBehind };
          const text = write(amount, clerks[name]);
          const saved =
            wayIn === 'click' ? null : { ...before, fraction: before.fraction.slice(0, digitsBehind) };
          const first = saved === null ? '' : shown(saved, name, digitsBehind);
          const start = saved === null ? null : valueOf(saved);
          expect(straight(shownText(null, start, format))).toBe(first);

          const texts = [...(wayIn === 'backspace' ? shrinking(first) : []), ...growing(text)];
          const typed = typeSlowly(texts, { from: start, format, echoes });
          const isFit = (value: TypedNumber) =>
            numberFault(value, { precision: digitsBehind }, name) === null;
          const left = blurredEntry(typed.entry, isFit);

          // `1.000` for whole English numbers may be one or a thousand: it is asked about.
          const isTooFine =
            amount.fraction.slice(digitsBehind).replaceAll('0', '') !== '' ||
            (amount.fraction.length > digitsBehind &&
              amount.fraction.length === 3 &&
              amount.whole.length < 4);
          const written = { ...amount, fraction: amount.fraction.slice(0, digitsBehind) };
          const value = valueOf(amount);
          const expected = isTooFine
            ? { isFit: false, value: typed.value, text }
            : { isFit: true, value, text: shown(written, name, digitsBehind) };
          const stands = straight(shownText(left, typed.value, format));
          expect({ isFit: isFit(typed.value), value: typed.value, text: stands }).toEqual(expected);

          const other = { ...later, fraction: later.fraction.slice(0, digitsBehind) };
          fc.pre(valueOf(other) !== typed.value);
          expect(straight(shownText(left, valueOf(other), format))).toBe(shown(other, name, digitsBehind));
        },
      ),
    ));

  test.each([
    [12.5, 'Must be a whole number'],
    [0, 'Must be at least 1'],
    [10_000_001, 'Must be at most 10,000,000'],
    ['12.5.1', 'Enter a number, for example 1,235'],
    ['1.000', 'Must be a whole number'],
    ['99,999,999,999,999,999,999', 'Must be at most 10,000,000'],
    ['-0.5e', 'Enter a number, for example 1,235'],
    ['5 apples', 'Enter a number, for example 1,235'],
    ['5 USD', 'This field does not take amounts in USD'],
    ['£5', 'This field does not take amounts in £'],
    [12, null],
    [null, null],
  ])('for 1 to 10,000,000 says of %j: %j', (value, text) => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    const fault = numberFault(value, { min: 1, max: 10_000_000 }, 'en');
    expect(fault && textOfFault(fault, i18n)).toBe(text);
  });

  test.each([
    [{ name: 'en', unit: 'EUR' }, '€150.50', 150.5],
    [{ name: 'en', unit: 'EUR' }, '150.50 EUR', 150.5],
    [{ name: 'en', unit: 'EUR' }, '-€1,150.5', -1150.5],
    [{ name: 'de', unit: 'EUR' }, 'EUR 150,50', 150.5],
    [{ name: 'de', unit: 'EUR' }, '1.150,50 €', 1150.5],
    [{ name: 'de', unit: 'USD' }, '$12,5', 12.5],
    [{ name: 'en', unit: 'USD' }, 'us$12', 12],
    [{ name: 'en', unit: '%' }, '12 %', 12],
    [{ name: 'en', unit: 'EUR' }, '$12', null],
    [{ name: 'en', unit: 'EUR' }, '12 USD', null],
    [{ name: 'en', unit: undefined }, '12 €', null],
    [{ name: 'en', unit: 'EUR' }, '--12', null],
  ])('in a field of %j %j is %j', ({ name, unit }, text, value) => {
    expect(numberOfText(text, { locale: name, precision: 2, unit })).toBe(value);
  });

  test('says of too many decimals that they are too many, in either language', () => {
    const fault = { fault: 'digits', bound: 2 };
    expect(numberFault('12.345', { precision: 2 }, 'en')).toEqual(fault);
    expect(numberFault('12,345', { precision: 2 }, 'de')).toEqual(fault);
  });
});

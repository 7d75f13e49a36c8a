import { describe, expect, test } from 'vitest';
import { isCreditCard, passesLuhn } from './credit-card.ts';

// Prefixes and lengths by brand.
const brands: readonly [start: string, length: number][] = [
  ['4', 13],
  ['4', 16],
  ['51', 16],
  ['55', 16],
  ['2221', 16],
  ['2229', 16],
  ['2256', 16],
  ['2345', 16],
  ['2699', 16],
  ['2703', 16],
  ['2719', 16],
  ['2720', 16],
  ['6011', 16],
  ['6534', 16],
  ['34', 15],
  ['37', 15],
  ['300', 14],
  ['305', 14],
  ['36', 14],
  ['38', 14],
  ['2131', 15],
  ['1800', 15],
  ['35', 16],
  ['62', 16],
  ['67', 16],
];
const strange = ['2220', '2721', '2130', '1801', '50', '56', '306', '33', '39', '6012', '61', '1', '9'];

function numberOf(start: string, length: number): string {
  const open = start.padEnd(length - 1, '0');
  return Array.from('0123456789', (digit) => open + digit).find(passesLuhn) ?? '';
}

describe('[F3.c] a number that passes the Luhn check', () => {
  test.each(brands)('and begins with %s is a card with %d digits', (start, length) => {
    expect(isCreditCard(numberOf(start, length))).toBe(true);
  });

  test.each(brands)(
    'and begins with %s is none with one digit more than %d, in front or behind',
    (start, length) => {
      const others = brands.filter(([one]) => start.startsWith(one) || one.startsWith(start));
      const isOther = others.some(([, other]) => other === length + 1);
      expect([
        isCreditCard(`0${numberOf(start, length)}`),
        isCreditCard(numberOf(start, length + 1)),
      ]).toEqual([false, isOther]);
    },
  );

  test.each(strange)('and begins with %s is a card of no length', (start) => {
    const taken = [13, 14, 15, 16].filter((length) => isCreditCard(numberOf(start, length)));
    expect(taken).toEqual([]);
  });

  test('is a card with spaces and dashes in it, as far as 64 characters go', () => {
    const number = numberOf('4', 16);
    const apart = (length: number) => number.slice(0, 4).padEnd(length - 12, ' -') + number.slice(4);
    expect([apart(64), apart(65)].map((text) => [text.length, isCreditCard(text)])).toEqual([
      [64, true],
      [65, false],
    ]);
  });
});

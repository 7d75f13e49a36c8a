import * as fc from 'fast-check';
import { addDays } from '#i18n/day-ranges.ts';

/** Any text that a browser can send, its worst first. */
export const anyText = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    '%',
    '%00',
    '\\',
    '//',
    ',',
    '-',
    '\u0000',
    '🙂',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** The parameters of an address, any names among them. */
export const anyAddress = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs));

/** A day from 2001 to 2099, as YYYY-MM-DD. */
export const anyDay = fc.nat({ max: 36_000 }).map((days) => addDays('2001-01-01', days));

/** Days of whole ranges, the longest of more than a year. */
export const anyRange = fc
  .tuple(anyDay, fc.nat({ max: 500 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

/** Some of the names, each at most once, in any order. */
export const someOf = <Name extends string>(
  names: readonly Name[],
  minLength = 0,
  maxLength = names.length,
) => fc.uniqueArray(fc.constantFrom(...names), { minLength, maxLength });

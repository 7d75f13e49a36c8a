import * as fc from 'fast-check';

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map(String),
  fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0')),
  fc.integer({ min: 0, max: 12_000 }).map(String),
  fc.constantFrom('2026', '٢٠٢٦', '2026', '1e3', '-1', '0000', '9999'),
);
const gaps = fc.constantFrom('-', '/', '.', ' ', ':', 'T', '-W', '–', '. ', ', ', '  ', '%', '"', '[', "'");
const words = fc.constantFrom('Nov', 'November', 'Dezember', 'Mai', 'März', 'Today', 'T', 'W', 'AM', 'GMT');

// Numbers with separators of dates and times, valid and not: `2026-13-01`, `30.2.2026 T25:61`.
const nearDates = fc
  .tuple(fc.array(fc.tuple(fc.oneof(numbers, words), gaps), { maxLength: 6 }), numbers)
  .map(([parts, last]) => parts.flat().join('') + last);

// A valid text with one letter too many, too few, or another.
const misspelt = fc
  .tuple(
    fc.constantFrom(
      '2026-11-20',
      '11/20/2026',
      '20.11.2026',
      '2026-11',
      '2026-W47',
      '14:30:15',
      '20 Nov 2026',
    ),
    fc.nat({ max: 11 }),
    fc.constantFrom('', '0', '9', '3', '-', 'T', ' ', ':', 'x'),
    fc.boolean(),
  )
  .map(([text, at, letter, isMore]) => text.slice(0, at) + letter + text.slice(at + (isMore ? 0 : 1)));

/** Dates and times as people type them, valid and not. */
export const dateLikeTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: nearDates },
  { weight: 4, arbitrary: misspelt },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

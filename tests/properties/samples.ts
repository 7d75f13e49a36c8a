import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { addDays } from '#contract/days.ts';

/** Any text that a browser can send, the worst first. */
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

// Hostile values of an address: extreme numbers and days, endless texts.
const nasty = fc.oneof(
  anyText,
  fc.constantFrom('9007199254740991', '9007199254740993', '1e15', '1e308', '-1', '-0', '0x10', '1.5', 'NaN'),
  fc.constantFrom('999999999999', '999999999999999', '9'.repeat(400), 'x'.repeat(5000)),
  fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '+010000-01-01', '-000001-12-31', '2026-02-30'),
  fc.bigInt().map(String),
  fc.double().map(String),
);

/** Parameters with these and other names. */
export const anyAddress = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), anyText), nasty), { maxLength: 8 })
    .map((pairs) => new URLSearchParams(pairs));

/** From 2001 to 2099, as YYYY-MM-DD. */
export const anyDay = fc.nat({ max: 36_000 }).map((days) => addDays('2001-01-01', days));

/** Up to more than a year. */
export const anyRange = fc
  .tuple(anyDay, fc.nat({ max: 500 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

/** Each at most once, in any order. */
export const someOf = <Name extends string>(
  names: readonly Name[],
  minLength = 0,
  maxLength = names.length,
) => fc.uniqueArray(fc.constantFrom(...names), { minLength, maxLength });

/** The network can parse the address. */
export const isUnderstood = ({ query }: Endpoint, address: string): boolean =>
  query !== undefined &&
  z.safeDecode(query, Object.fromEntries(new URL(address, 'http://network.test').searchParams)).success;

import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arePlain } from './plain-rows.ts';

const row = z.object({ id: z.int(), code: z.string().check(z.length(2)), name: z.string() });
const plain = { id: 1, code: 'DE', name: '' };

test.each([[[]], [[plain]], [[plain, { name: 'Austria', id: Number.MAX_SAFE_INTEGER, code: 'AT' }]]])(
  '%j are plain',
  (rows) => {
    expect(arePlain(row, rows)).toBe(true);
  },
);

test.each([
  [null],
  ['DE'],
  [[]],
  [{ ...plain, id: '1' }],
  [{ ...plain, id: 1.5 }],
  [{ ...plain, id: 2 ** 53 }],
  [{ ...plain, code: 'DEU' }],
  [{ ...plain, name: null }],
  [{ ...plain, unheard: 1 }],
  [{ id: 1, code: 'DE' }],
  [{ id: 1, code: 'DE', unheard: 'name' }],
])('a row %j among plain ones is left to zod', (other) => {
  expect(arePlain(row, [plain, other, plain])).toBe(false);
});

test.each([
  [z.object({ id: z.number() })],
  [z.object({ id: z.nullable(z.int()) })],
  [z.object({ id: z.int().check(z.minimum(1)) })],
  [z.strictObject({ id: z.int() })],
  [z.object({ id: z.int() }).check(z.refine(() => true))],
  [z.record(z.string(), z.int())],
])('schema %# is left to zod', (schema) => {
  expect(arePlain(schema, [{ id: 1 }])).toBe(false);
});

test('plain rows are those that zod takes as they are', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constantFrom('DE', null, true));
  const given = fc.record(
    { id: value, code: value, name: value, more: value },
    { requiredKeys: [], noNullPrototype: true },
  );
  const some = fc.oneof(given, fc.constant(plain), fc.constant({ ...plain, name: 'Germany' }));
  const isTaken = (rows: object[]) => {
    const parsed = z.safeParse(z.array(row), rows);
    return parsed.success && isDeepStrictEqual(parsed.data, rows);
  };
  const disagreeing = fc
    .sample(fc.array(some, { maxLength: 3 }), 500)
    .filter((rows) => arePlain(row, rows) !== isTaken(rows));
  expect(disagreeing).toEqual([]);
});

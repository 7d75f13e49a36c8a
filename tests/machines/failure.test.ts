import { expect, test } from 'vitest';
import { failureOf } from '#machines/lib/failure.ts';

const unknown = {
  status: 0,
  code: null,
  entries: [],
  messageCode: null,
  text: null,
  reportCode: null,
  retryAfter: null,
};

test('[E1 E2 E4 E5 E13] keeps what the client knows of a failed call', () => {
  const error = Object.assign(new Error('422 VALIDATION_ERROR'), {
    status: 422,
    code: 'VALIDATION_ERROR',
    entries: [{ code: 'TAKEN', description: 'Taken', field: 'email' }],
    messageCode: 'REFUSED',
    text: 'no',
    reportCode: 'K7QF-2M9D',
    retryAfter: 900_000,
  });
  expect(failureOf(error)).toEqual({
    status: 422,
    code: 'VALIDATION_ERROR',
    entries: [{ code: 'TAKEN', description: 'Taken', field: 'email' }],
    messageCode: 'REFUSED',
    text: 'no',
    reportCode: 'K7QF-2M9D',
    retryAfter: 900_000,
  });
});

test.each([
  [new Error('secret')],
  ['a text'],
  [null],
  [undefined],
  [42],
  [{ status: '422', code: 7, entries: 'none' }],
])('[E6] reads %s as a failure without details', (error) => {
  expect(failureOf(error)).toEqual(unknown);
});

test('[E3] empties what is wrong in an entry', () => {
  expect(
    failureOf({ status: 400, entries: [null, { code: 1, description: 'Two', extra: true }] }).entries,
  ).toEqual([
    { code: null, description: null, field: null },
    { code: null, description: 'Two', field: null },
  ]);
});

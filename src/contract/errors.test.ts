import { expect, test } from 'vitest';
import { errorBody } from './errors.ts';

test('[E2] [E3] [E4] a failed answer keeps its codes, words and fields, two levels deep, and nothing else', () => {
  const entry = { code: 'REQUIRED', description: 'Missing', field: 'iban' };
  const body = {
    code: 'VALIDATION_ERROR',
    description: 'Not accepted',
    errors: [{ ...entry, errors: [entry] }, { code: null }],
    challenge: { id: 'a' },
    quota: { of: 'links' },
  };
  expect(
    errorBody.parse({ ...body, meta: {}, errors: [{ ...body.errors[0], trace: 1 }, { code: null }] }),
  ).toEqual(body);
  expect(errorBody.safeParse({ errors: [{ errors: [{ field: 7 }] }] }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { ApiError, answered, throwPartFailed } from './api-error.ts';

const thrownBy = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test('[E12] a part of the portal that did not arrive fails the call that needs it', () => {
  expect(thrownBy(throwPartFailed)).toEqual(new ApiError({ status: 0, code: 'PART_FAILED' }));
});

test('[P4.b] a write that needs an answer fails without one', () => {
  expect([answered(0), answered(null)]).toEqual([0, null]);
  const error = thrownBy(() => answered(undefined));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 204, code: 'UNEXPECTED_ANSWER' });
});

test('[E2] a failure holds nothing but what it was given', () => {
  expect(Object.fromEntries(Object.entries(new ApiError({ status: 404 })))).toEqual({
    name: 'ApiError',
    status: 404,
    code: null,
    entries: [],
    messageCode: null,
    text: null,
    retryAfter: null,
    isIgnored: false,
    isLoadingError: false,
    challenge: null,
    quota: null,
    inquiry: null,
    reportCode: null,
  });
});

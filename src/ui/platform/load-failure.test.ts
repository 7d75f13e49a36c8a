import { ApiError, RequestCanceled } from '#api/api-error.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { reasonOf } from './load-failure.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const entry = (description: string) => ({ code: null, description, field: null });

test.each([
  ['nothing was asked', null, null],
  ['no answer came', new ApiError({ status: 0, code: 'NETWORK_ERROR' }), null],
  ['the session ended first', new RequestCanceled(), null],
  ['an answer made no sense', new ApiError({ status: 200, code: 'UNREADABLE_ANSWER' }), null],
  ['loading itself failed', new ApiError({ status: 503, text: 'Busy', isLoadingError: true }), null],
  ['a call was redirected', new ApiError({ status: 300 }), 'Internal Server Error'],
  ['a call was refused', new ApiError({ status: 403, code: 'FORBIDDEN' }), 'You may not do this'],
  [
    'a call was refused for two reasons',
    new ApiError({ status: 422, entries: [entry('One.'), entry('Two.')] }),
    'One. Two.',
  ],
])('[E8] when %s, the failed state says %j', (_, failure, expected) => {
  expect(reasonOf(failure, i18n)).toBe(expected);
});

import { ApiError } from '#api/api-error.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { inSentences, messagesAbout, messagesOf, textOf } from './error-messages.ts';

/** Words of the network are told to the letter, also where the catalogue has an entry of that name. */
const messages = { en: { 'A teapot': 'A translation', 'Too long': 'A translation' } };
const i18n = setupI18n({ locale: 'en', messages });
const said = (failure: Partial<ApiError> & { status: number }) =>
  messagesOf(new ApiError(failure)).map((message) => textOf(message, i18n));
const entry = (code: string | null, description: string | null = null) => ({
  code,
  description,
  field: null,
});

test.each([
  [
    'E1.a',
    { status: 404, messageCode: 'DICTIONARIES_NOT_LOADED', entries: [entry('X', 'x')] },
    ['Could not load dictionaries'],
  ],
  [
    'E2.a',
    { status: 422, code: 'VALIDATION_ERROR', entries: [entry('A', 'Too long'), entry('B', 'No address')] },
    ['Too long', 'No address'],
  ],
  ['E3.a', { status: 409, entries: [entry('A', 'First'), entry('B', 'Second')] }, ['First', 'Second']],
  ['E4.a', { status: 400, entries: [entry('INVALID_CREDENTIALS', 'raw words')] }, ['Invalid Credentials']],
  ['E4.b', { status: 400, entries: [entry('SOMETHING_NEW', 'In its own words')] }, ['In its own words']],
  ['E4.b', { status: 400, entries: [entry('constructor', 'Not inherited')] }, ['Not inherited']],
  ['E5.a', { status: 503, text: 'Down for repair' }, ['Server Error (503)']],
  ['E5.a', { status: 599, text: 'x' }, ['Server Error (599)']],
  ['E5.b', { status: 418, text: 'A teapot' }, ['A teapot']],
  ['E5.a', { status: 500, text: 'x' }, ['Server Error (500)']],
  ['E5.b', { status: 499, text: 'Closed' }, ['Closed']],
  ['E5.b', { status: 600, text: 'Odd' }, ['Odd']],
  ['E5.b', { status: 400, text: '', code: 'FORBIDDEN' }, ['You may not do this']],
  ['E6.a', { status: 500 }, ['Internal Server Error']],
  ['E6.a', { status: 400, entries: [entry(null, ''), entry(null, 'Told')] }, ['Told']],
  ['E1.a', { status: 400, messageCode: 'UNHEARD_OF', code: 'FORBIDDEN' }, ['You may not do this']],
  [
    'E6.a',
    { status: 422, entries: [entry(null), entry('UNHEARD_OF')] },
    ['Internal Server Error', 'The network refused what was sent. Please check it and try again.'],
  ],
  ['E6.a', { status: 403 }, ['Internal Server Error', 'You may not do this']],
  ['E6.a', { status: 404 }, ['Internal Server Error', 'This is not there any more. Please reload the page.']],
  [
    'E6.a',
    { status: 409 },
    ['Internal Server Error', 'This was changed elsewhere in the meantime. Please reload it and try again.'],
  ],
  ['E7.b', { status: 400, code: 'INVALID_CREDENTIALS' }, ['Invalid Credentials']],
  [
    'E7.a',
    { status: 404, entries: [entry('NOT_FOUND_HTTP_EXCEPTION')] },
    ['Requested resource is not found'],
  ],
  ['E7.c', { status: 400, entries: [entry('UNKNOWN_PARAMETER')] }, ['Requested data with unknown parameter']],
  ['E7.d', { status: 403, code: 'ACCOUNT_SUSPENDED' }, ['Your account is suspended']],
  [
    'E7.d',
    { status: 429, code: 'TOO_MANY_REQUESTS' },
    ['Too many requests.', 'Please wait a moment and try again.'],
  ],
  [
    'E7.d',
    { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 120_000 },
    ['Too many requests.', 'Please try again in 2 minutes.'],
  ],
  [
    'E4',
    { status: 429, entries: [entry('TOO_MANY_REQUESTS')], retryAfter: 59_001 },
    ['Too many requests.', 'Please try again in 60 seconds.'],
  ],
  [
    'E4',
    { status: 429, entries: [entry('SLOW', 'Slow down')], retryAfter: 1000 },
    ['Slow down', 'Please try again in 1 second.'],
  ],
  [
    'E4',
    { status: 429, entries: [entry('SLOW', 'Slow down')], retryAfter: 60_000 },
    ['Slow down', 'Please try again in 1 minute.'],
  ],
  [
    'E4',
    {
      status: 409,
      entries: [entry('OFFER_NOT_LIVE')],
      quota: { of: 'tracking_links', used: 200, limit: 200 },
    },
    ['You are not approved for this offer'],
  ],
  [
    'E4',
    { status: 429, entries: [entry('SLOW', 'Slow down')] },
    ['Slow down', 'Please wait a moment and try again.'],
  ],
  ['E1', { status: 429, retryAfter: 60_001 }, ['Too many requests.', 'Please try again in 2 minutes.']],
  ['E1', { status: 429, retryAfter: 0 }, ['Too many requests.', 'Please wait a moment and try again.']],
  [
    'E5',
    { status: 429, text: 'Rate limit exceeded', retryAfter: 7000 },
    ['Rate limit exceeded', 'Please try again in 7 seconds.'],
  ],
  [
    'E1',
    { status: 429, code: 'THROTTLED', entries: [entry('THROTTLED')], retryAfter: 7000 },
    ['Too many requests.', 'Please try again in 7 seconds.'],
  ],
  [
    'E4',
    {
      status: 409,
      entries: [entry('QUOTA_REACHED', 'Full')],
      quota: { of: 'tracking_links', used: 200, limit: 200 },
    },
    ['You have 200 of 200 tracking links. Delete one or ask your account manager.'],
  ],
  [
    'E4',
    {
      status: 409,
      entries: [entry('QUOTA_REACHED', 'Full')],
      quota: { of: 'constructor', used: 1, limit: 1 },
    },
    ['You have as many of these as your network allows. Delete one or ask your account manager.'],
  ],
  ['E5.a', { status: 503, text: 'Down', retryAfter: 9000 }, ['Server Error (503)']],
  [
    'L2',
    { status: 0, code: 'OFFLINE' },
    ['There was no connection, so nothing was sent. Please try again once there is one.'],
  ],
])('[%s] %j says %j', (_, failure, expected) => {
  expect(said(failure)).toEqual(expected);
});

test('[E7.d] every code is told in words, whether the network or the portal itself has given it', () => {
  const own = [
    'ATTEMPTS_EXHAUSTED',
    'DICTIONARIES_NOT_LOADED',
    'NETWORK_ERROR',
    'PART_FAILED',
    'REQUEST_CANCELED',
  ];
  const texts = [...Object.keys(errorCatalogue), ...own].map((code) =>
    said({ status: 400, code }).join('; '),
  );
  expect(texts.filter((text) => !/^[A-Z].* .*[a-z]/.test(text))).toEqual([]);
});

test('[E7.d] what only the portal itself refuses has words: a command, a passkey', () => {
  const codes = ['COMMAND_REFUSED', 'PASSKEY_EXISTS', 'PASSKEY_NOT_USED'];
  expect(codes.flatMap((code) => said({ status: 0, code }))).toEqual([
    'Finish or cancel its open form first, then try again',
    'This device or key already has a passkey for your account',
    'No passkey was used. Please try again.',
  ]);
});

test('[E2] of a call that did not fail there is nothing to tell', () => {
  const failure = new ApiError({ status: 403, code: 'FORBIDDEN' });
  expect([messagesAbout(null), messagesAbout(undefined), messagesAbout(failure)]).toEqual([
    [],
    [],
    messagesOf(failure),
  ]);
});

test('[E13] what was reported is told with its code', () => {
  const told = (failure: ConstructorParameters<typeof ApiError>[0]) =>
    messagesOf(Object.assign(new ApiError(failure), { reportCode: 'K7QX' })).map((message) =>
      textOf(message, i18n),
    );
  expect([told({ status: 200 }), told({ status: 403, code: 'FORBIDDEN' })]).toEqual([
    ['Internal Server Error', '(reported as K7QX)'],
    ['You may not do this', '(reported as K7QX)'],
  ]);
});

test.each([
  [['Internal Server Error'], 'Internal Server Error'],
  [
    ['Internal Server Error', 'Please try again in 2 minutes.'],
    'Internal Server Error. Please try again in 2 minutes.',
  ],
  [['Too long', 'No address?', 'Really'], 'Too long. No address? Really.'],
  [['Internal Server Error', '(reported as K7QX)'], 'Internal Server Error (reported as K7QX)'],
  [['One', 'Two', '(reported as K7QX)'], 'One. Two. (reported as K7QX)'],
])('[E3] %j told together ends each sentence', (texts, expected) => {
  expect(inSentences(texts)).toBe(expected);
});

test('[E3] a sentence ends at its end, not at a dot within it', () => {
  expect(inSentences(['Version 2.0 is not there', 'Ask Dr. Who', 'Now?'])).toBe(
    'Version 2.0 is not there. Ask Dr. Who. Now?',
  );
});

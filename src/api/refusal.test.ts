import { data, endpoint } from '#contract/endpoint.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dictionaries } from '#contract/dictionaries.ts';
import { setupI18n } from '@lingui/core';
import { failureOf } from './refusal.ts';

const call = endpoint('GET /one', { answer: data(z.unknown()) });
const lists = { ignoredErrorCodes: [], loadingErrorCodes: [] };
const refused = (body: unknown) =>
  failureOf(call, { status: 422, headers: new Headers(), text: JSON.stringify(body) }, lists);
const messagesIn = (body: unknown) => messagesOf(refused(body));

const why = 'The budget is used up';

test.each([
  ['a numeric code', { code: 1042, description: why }],
  ['no code', { description: why }],
  ['a code that is an object', { code: { id: 7 }, description: why }],
  ['an empty list', { code: 'NEW', description: why, errors: [] }],
  ['a list that is none', { code: 'NEW', description: why, errors: 'see above' }],
  ['null among the entries', { code: 'NEW', errors: [null, { code: 'NEW', description: why }] }],
  ['a numeric code in an entry', { errors: [{ code: 1042, description: why }] }],
  ['a field that is a list', { errors: [{ code: 'NEW', description: why, field: ['a', 'b'] }] }],
  ['an entry that is a text', { errors: [why] }],
  ['null among the parts of an entry', { errors: [{ field: 'a', errors: [null, { description: why }] }] }],
  ['an entry without parts', { errors: [{ field: 'a', description: why, errors: [] }] }],
  ['entries that are codes alone', { description: why, errors: [{ code: 'NEW' }] }],
])('[E4] a description beside %s is shown', (_, body) => {
  expect(messagesIn(body)).toEqual([why]);
});

test.each([dictionaries.start, dictionaries.categories, dictionaries.countries])(
  "[C6.a] $path that is not found says 'Could not load dictionaries'",
  (dictionary) => {
    const body = JSON.stringify({ code: 'NOT_FOUND_HTTP_EXCEPTION', description: 'Not there' });
    const failure = failureOf(dictionary, { status: 404, headers: new Headers(), text: body }, lists);
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
    expect(textOfAll(messagesOf(failure), i18n)).toBe('Could not load dictionaries');
  },
);

const odd = fc.oneof(
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer()),
  fc.dictionary(fc.string(), fc.integer()),
);
const oddEntry = fc.oneof(odd, fc.record({ code: odd, field: odd, errors: odd }, { requiredKeys: [] }));
const described = fc
  .record({ code: odd, field: odd, errors: odd }, { requiredKeys: [] })
  .map((entry) => ({ ...entry, description: why }));
const around = fc.tuple(fc.array(oddEntry), fc.array(oddEntry));
const listed = fc.tuple(around, described).map(([[before, after], entry]) => [...before, entry, ...after]);
const body = fc.oneof(
  described,
  fc.tuple(odd, listed).map(([code, errors]) => ({ code, errors })),
  fc
    .tuple(odd, around, listed)
    .map(([field, [before, after], errors]) => ({ errors: [...before, { field, errors }, ...after] })),
);

test('[E2] [E3.a] [E4] nothing odd anywhere in a body hides the description that is there', () => {
  fc.assert(
    fc.property(body, (given) => {
      expect(messagesIn(given)).toContain(why);
    }),
  );
});

test('[E2.a] an entry says which field it belongs to, or the one around it does', () => {
  const errors = [
    { field: 'a', errors: [{ code: 'B' }, { description: 'C', field: 'g' }] },
    { errors: [{ code: 7 }] },
  ];
  expect(refused({ code: 'A', errors }).entries).toEqual([
    { code: 'B', description: null, field: 'a' },
    { code: null, description: 'C', field: 'g' },
    { code: '7', description: null, field: null },
  ]);
});

const challenge = { id: 'one', methods: ['totp'], expires_in: 300, attempts_left: 5 };

test('[S9] what a sign-in waits for comes along', () => {
  expect(refused({ code: 'SECOND_FACTOR_REQUIRED', challenge }).challenge).toEqual(challenge);
});

test.each([
  ['none', undefined],
  ['a text', 'one'],
  ['one without an id', { ...challenge, id: 1 }],
  ['one whose methods are no list', { ...challenge, methods: 'totp' }],
  ['one without a time', { ...challenge, expires_in: null }],
  ['one without attempts', { ...challenge, attempts_left: '5' }],
])('[S9] of a challenge, %s counts as none', (_, given) => {
  expect(refused({ code: 'SECOND_FACTOR_REQUIRED', challenge: given }).challenge).toBeNull();
});

test('[E4] entries in words say enough; beside codes alone the description of the whole comes last', () => {
  const told = (given: unknown) => refused(given).entries.map(({ code, description }) => code ?? description);
  const codes = [{ code: 'A' }, { code: 'B' }];
  const inWords = [{ code: 'A' }, { description: 'Too long' }];
  expect(told({ description: why, errors: codes })).toEqual(['A', 'B', why]);
  expect(told({ description: why, errors: inWords })).toEqual(['A', 'Too long']);
  expect(told({ errors: codes })).toEqual(['A', 'B']);
  expect(told({ code: 'C', errors: codes })).toEqual(['A', 'B']);
});

test('[O12] a refused inquiry names the open one about the same, if the network does', () => {
  const named = (inquiry: unknown) => refused({ code: 'INQUIRY_EXISTS', inquiry }).inquiry;
  expect([7, '7', { id: 7 }, undefined].map(named)).toEqual([7, null, null, null]);
});

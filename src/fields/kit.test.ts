import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { dateFault } from './date-faults.ts';
import { timeOfText } from './date-parts.ts';
import { defineForm } from './define-form.ts';
import { draftOf } from './draft.ts';
import { errorsOfFailure, errorText } from './field-errors.ts';
import type { FieldDefinition } from './field-types.ts';
import { completeValues, readValue, writeValue, writeValues } from './field-values.ts';
import { passwordStrength } from './password-strength.ts';
import { searchOptions } from './search-options.ts';

const label = (message: string) => ({ id: message, message: [message] as unknown as string }); // as compiled
const fields = defineForm({
  email: { type: 'email', label: label('Email'), rules: 'required|email' },
  password: { type: 'password', label: label('Password') },
  iban: { type: 'text', label: label('IBAN'), secret: true },
  countries: { type: 'multiselect', label: label('Countries') },
  home: { type: 'multiselect', label: label('Home'), single: true },
  limit: { type: 'number', label: label('Limit') },
  accepted: { type: 'checkbox', label: label('Accepted') },
  days: { type: 'datepicker', label: label('Days'), range: true },
  page: { type: 'hidden', label: label('Page') },
});
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('[E2] [E3] the errors of a failed call', () => {
  const failure = (...entries: { code: string | null; description: string | null; field: string | null }[]) =>
    new ApiError({ status: 422, code: 'VALIDATION_ERROR', entries });
  const entry = (field: string | null, description: string) => ({ code: null, description, field });

  test('are shown at their field, each field with all of them', () => {
    const errors = errorsOfFailure(
      failure(entry('email', 'Taken'), entry('email', 'Too long'), entry('iban', 'No')),
      fields,
    );
    expect(errors).toEqual({ formErrors: null, fieldErrors: { email: ['Taken', 'Too long'], iban: ['No'] } });
  });

  test('an error of a part of a field belongs to the field', () => {
    const errors = errorsOfFailure(
      failure(entry('countries.0', 'Unknown'), entry('days[1]', 'Too late')),
      fields,
    );
    expect(errors).toEqual({ formErrors: null, fieldErrors: { countries: ['Unknown'], days: ['Too late'] } });
  });

  test('errors of no visible field belong to the form', () => {
    const errors = errorsOfFailure(
      failure(entry('page', 'Gone'), entry('constructor', 'Odd'), entry(null, 'Closed')),
      fields,
    );
    expect(errors).toEqual({ formErrors: ['Gone', 'Odd', 'Closed'], fieldErrors: {} });
  });

  test('an error without a message says that its value is refused', () => {
    const errors = errorsOfFailure(
      failure({ code: 'UNHEARD_OF', description: null, field: 'email' }),
      fields,
    );
    expect(errors).toEqual({
      formErrors: null,
      fieldErrors: {
        email: [expect.objectContaining({ message: 'The network does not accept this value' })],
      },
    });
  });

  const accepted = 'Your input was not accepted, but it is still here. Please try again in a moment.';
  test.each([
    ['[E5]', { status: 503, text: 'down' }, ['Server Error (503)', accepted]],
    ['[E6]', { status: 500 }, ['Internal Server Error', accepted]],
    ['[E7]', { status: 500, code: 'INTERNAL_SERVER_ERROR' }, ['Internal Server Error', accepted]],
    [
      '[E3]',
      { status: 500, entries: [{ code: null, description: 'In its own words', field: null }] },
      ['In its own words'],
    ],
    [
      '[E7]',
      { status: 503, code: 'SERVICE_UNAVAILABLE' },
      ['The network does not answer at the moment. Please try again.'],
    ],
    ['[E5]', { status: 418, text: 'A teapot' }, ['A teapot']],
    ['[E7]', { status: 403, code: 'FORBIDDEN' }, ['You may not do this']],
  ])(
    '%s a failure of no field shows its own message, and what to do where it names none: %j',
    (_, given, expected) => {
      const errors = errorsOfFailure(new ApiError(given), fields);
      expect(errors.fieldErrors).toEqual({});
      expect(
        errors.formErrors?.map((error) => errorText(error, { fields, name: '', texts: 'product', i18n })),
      ).toEqual(expected);
    },
  );
});

describe('[F1] [F2] the message of a broken rule', () => {
  const tell = (
    rule: 'required' | 'max' | 'confirmed',
    params: (string | number)[],
    texts: 'product' | 'general',
  ) =>
    errorText(
      { rule, params, target: rule === 'confirmed' ? 'password' : null },
      { fields, name: 'email', texts, i18n },
    );

  test('is the product’s own if it has one', () => {
    expect([tell('required', [], 'product'), tell('confirmed', ['password'], 'product')]).toHaveLength(2);
    expect(tell('required', [], 'product')).not.toBe(tell('required', [], 'general'));
    expect(tell('max', [5], 'product')).toBe(tell('max', [5], 'general'));
  });

  test('of the network stays as it is', () => {
    expect(errorText('Taken', { fields, name: 'email', texts: 'product', i18n })).toBe('Taken');
  });
});

describe('[F6] the message of a date field for invalid text', () => {
  const year = new Date().getFullYear();
  const tell = (definition: FieldDefinition, value: unknown) => {
    const fault = dateFault(value, definition);
    return fault && errorText(fault, { fields: { at: definition }, name: 'at', texts: 'product', i18n });
  };
  const day = { type: 'datepicker', label: label('Days'), format: 'yyyy/MM/dd' } as const;
  const moment = { type: 'datetime', label: label('Date and time') } as const;

  test.each([
    [day, '2026/02/30', `Enter a day that exists, for example ${year}/11/30`],
    [{ ...day, format: 'dd MMM yyyy' }, 'soon', `Enter a day that exists, for example 30 Nov ${year}`],
    [{ ...day, range: true }, ['2026-11-01', 'x'], `Enter a day that exists, for example ${year}/11/30`],
    [{ ...day, range: true }, ['', '2026-11-01'], 'Enter both days'],
    [{ ...day, range: true }, ['2026-11-01'], 'Enter both days'],
    [{ ...day, range: true }, ['2026-11-02', '2026-11-01'], 'From must not be after To'],
    [{ ...day, range: true, maxDays: 2 }, ['2026-11-01', '2026-11-03'], 'Choose at most 2 days'],
    [{ ...day, range: true, maxDays: 2 }, ['2026-11-01', '2026-11-02'], null],
    [
      { ...day, range: true, max: '2026-11-20' },
      ['2026-11-01', '2030-01-02'],
      'Must be 2026/11/20 or earlier',
    ],
    [{ ...day, min: '2026-11-20' }, '2026-11-19', 'Must be 2026/11/20 or later'],
    [{ ...day, withTime: true, max: '2026-11-20' }, '2026-11-21 00:00:00', 'Must be 2026/11/20 or earlier'],
    [{ ...moment, min: '2026-11-20' }, '2026-11-19T23:59', 'Must be 2026-11-20 or later'],
    [{ ...moment, max: '2026-11-20' }, '2026-11-21T00:00', 'Must be 2026-11-20 or earlier'],
    [{ ...moment, min: '2026-11-20', max: '2026-11-20' }, '2026-11-20T23:59', null],
    [{ ...day, withTime: true, max: '2026-11-20' }, '2026-11-20 23:59:59', null],
    [{ type: 'month', label: label('Month'), max: '2026-11-20' }, '2026-12', 'Must be 2026-11 or earlier'],
    [{ type: 'month', label: label('Month'), max: '2026-11-20' }, '2026-11', null],
    [{ type: 'week', label: label('Week'), min: '2026-11-20' }, '2026-W46', 'Must be 2026-W47 or later'],
    [{ ...day, withTime: true }, '2026-11-01 26:00:00', 'Enter a time, for example 14:30:00'],
    [{ type: 'month', label: label('Month') }, '2026-13', `Enter a month, for example ${year}-11`],
    [
      { type: 'week', label: label('Week') },
      '2026-W60',
      expect.stringMatching(/^Enter a week, for example \d{4}-W\d\d$/),
    ],
    [day, '2026-02-28', null],
    [day, '', null],
    [{ ...day, range: true }, [], null],
  ] as const)('%j of %j: %j', (definition, value, text) => {
    expect(tell(definition, value)).toEqual(text);
  });
});

test.each([
  ['10:00', 'seconds', '10:00:00'],
  ['9:30', 'seconds', '09:30:00'],
  ['10:00:05', 'seconds', '10:00:05'],
  ['26:00', 'seconds', '26:00'],
  ['10:0', 'seconds', '10:0'],
  ['10:00', 'time', '10:00'],
] as const)('[F6] the typed time %s, with %s, is %s', (typed, part, time) => {
  expect(timeOfText(typed, part)).toBe(time);
});

test('[F6.e] a range may end on the day that it begins, and not before it', () => {
  const range = { type: 'datepicker', label: label('Days'), range: true } as const;
  expect(dateFault(['2026-11-01', '2026-11-01'], range)).toBeNull();
  expect(dateFault(['2026-11-02', '2026-11-01'], range)).toEqual({ dateFault: 'order' });
});

describe('[F5] values', () => {
  const values = {
    email: 'a@b.de',
    password: 'x',
    iban: '',
    countries: ['DE', 'a"b'],
    home: 'DE',
    limit: 0,
    accepted: true,
    days: ['2026-11-01', '2026-11-20'],
    page: '2',
  };

  test('are read as they were serialised', () => {
    const written = writeValues(fields, values);
    const read = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, readValue(field, written[name] ?? '')]),
    );
    expect(read).toEqual(values);
  });

  test('that are missing are empty', () => {
    expect(completeValues(fields, {})).toEqual({
      email: '',
      password: '',
      iban: '',
      countries: [],
      home: '',
      limit: null,
      accepted: false,
      days: [],
      page: '',
    });
  });

  test('that no element can have are empty', () => {
    expect([
      readValue(fields.countries, '{'),
      readValue(fields.countries, '{"a":1}'),
      readValue(fields.countries, '[1,"DE"]'),
      writeValue(fields.limit, null),
    ]).toEqual([[], [], ['DE'], '']);
  });

  test('of an invalid number are the typed text, even if it looks like a number', () => {
    const typed = [12.5, -3, null, 'x', '1e5', '1.000', '12', '"'];
    expect(typed.map((value) => readValue(fields.limit, writeValue(fields.limit, value)))).toEqual(typed);
    expect(['x', '1e', '{}', 'true', '"'].map((written) => readValue(fields.limit, written))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('a draft stores changes, and never passwords, files or bank data', () => {
    const written = writeValues(fields, values);
    const saved = writeValues(fields, { ...values, email: 'old@b.de', limit: 5 });
    expect(draftOf(fields, { ...written, iban: 'DE89', password: 'new', strange: 'x' }, saved)).toEqual({
      email: 'a@b.de',
      limit: '0',
    });
  });
});

describe('[F5] searching options', () => {
  const options = ['Côte d’Ivoire', 'Österreich', 'Ecuador', 'Germany'].map((name) => ({
    value: name,
    label: name,
  }));
  const found = (typed: string) => searchOptions(options, typed).map(({ label: text }) => text);

  test('ignores accents and case, and puts prefix matches first', () => {
    expect(found('cote')).toEqual(['Côte d’Ivoire']);
    expect(found('OST')).toEqual(['Österreich']);
    expect(found('e')).toEqual(['Ecuador', 'Côte d’Ivoire', 'Österreich', 'Germany']);
    expect(found('  ')).toEqual(options.map(({ label: text }) => text));
    expect(found('xyz')).toEqual([]);
  });
});

test.each([
  ['', 0],
  ['a', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['1234567890123', 1],
  ['Qwertzuiop12', 1],
  ['mara-mara', 1],
  ['maramaramar', 1],
  ['maramaramara', 2],
  ['mara-halyard', 3],
  ['Mara-Halyard7', 4],
  ['correct horse battery', 3],
  ['correct horse battery staple', 4],
])('[F5] the strength of %j is %i', (password, level) => {
  expect(passwordStrength(password)).toBe(level);
});

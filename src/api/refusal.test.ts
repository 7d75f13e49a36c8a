import { endpoint, data } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { failureOf } from './refusal.ts';

const call = endpoint('GET /one', { answer: data(z.unknown()), messages: { 404: 'A' } });
const lists = { ignoredErrorCodes: [], loadingErrorCodes: [] };
const refused = (body: unknown) =>
  failureOf(call, { status: 422, headers: new Headers(), text: JSON.stringify(body) }, lists);

const whole = { code: 'A', description: 'b', field: 'c' };
/** Where something odd may stand in the body of a refusal. */
const places: Readonly<Record<string, (value: unknown) => unknown>> = {
  'the body': (value) => value,
  ...Object.fromEntries(
    ['code', 'description', 'field', 'errors'].flatMap((name) => [
      [name, (value) => ({ ...whole, [name]: value })],
      [`${name} of an entry`, (value) => ({ ...whole, errors: [whole, { ...whole, [name]: value }] })],
      [
        `${name} of an entry's part`,
        (value) => ({ ...whole, errors: [{ field: 'd', errors: [whole, { ...whole, [name]: value }] }] }),
      ],
    ]),
  ),
};

test.each(Object.keys(places))(
  '[E2] [E3] %s may be odd: it tells as much as the contract says, or nothing',
  (at) => {
    const odd = [undefined, null, 'x', 7, true, [], ['x'], [null], [[]], {}, { code: 'B' }, [{ code: 'B' }]];
    const bodies = odd
      .filter((value) => typeof value !== 'string' || at !== 'the body')
      .map(places[at] ?? String);
    const isTold = (body: unknown) => {
      const { code, entries } = refused(body);
      return code !== null || entries.length > 0;
    };
    const meant = (body: unknown) => {
      const { data: told } = z.safeParse(errorBody, JSON.parse(JSON.stringify(body ?? null)));
      return Boolean(told?.code) || (told?.errors ?? []).some(({ errors }) => errors?.length !== 0);
    };
    expect(bodies.map(isTold)).toEqual(bodies.map(meant));
  },
);

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueOf } from '#api/answer.ts';
import { ApiError, RequestCanceled } from '#api/api-error.ts';
import { callAddress } from '#api/call-address.ts';
import { readJson } from '#api/envelope.ts';
import { failureOf } from '#api/refusal.ts';
import { mayRetry, retryDelay } from '#api/retries.ts';
import { retryAfterOf } from '#api/retry-after.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { messagesOf } from '#i18n/error-messages.ts';
import { failureOf as keptFailureOf } from '#machines/lib/failure.ts';
import { holds, patience } from './holds.ts';
import { anyText } from './samples.ts';

const endpoints = Object.values<Record<string, Endpoint>>(contract).flatMap((group) => Object.values(group));
const anyEndpoint = fc.constantFrom(...endpoints);
const code = fc.oneof(anyText, fc.constantFrom<string>(...Object.keys(errorCatalogue)));
const entry = fc.record({
  code: fc.option(code),
  description: fc.option(anyText),
  field: fc.option(anyText),
});
const status = fc.integer({ min: 0, max: 599 });
const body = fc.oneof(
  anyText,
  fc.json(),
  fc
    .record({ code, errors: fc.array(fc.record({ field: anyText, errors: fc.array(entry) })) })
    .map((answer) => JSON.stringify(answer)),
  fc.record({ errors: fc.array(entry) }).map((answer) => JSON.stringify(answer)),
  anyText.map((text) => `{"__proto__":{"polluted":1},"errors":[{"code":${JSON.stringify(text)}}]}`),
);
const lists = { ignoredErrorCodes: [418], loadingErrorCodes: [503] };
const isOfAnswers = (error: unknown) =>
  error instanceof ApiError && ['UNREADABLE_ANSWER', 'UNEXPECTED_ANSWER'].includes(String(error.code));
const line = fc.string({ unit: 'grapheme-ascii' });

describe('what a failed call says', { timeout: patience }, () => {
  test('[E6] is never nothing, and never what no one has written', () =>
    holds(
      fc.property(
        status,
        code,
        fc.array(entry),
        fc.option(anyText),
        (...[number, errorCode, entries, text]) => {
          const messages = messagesOf(new ApiError({ status: number, code: errorCode, entries, text }));
          expect(messages.length).toBeGreaterThan(0);
          const written = new Set([text, ...entries.map(({ description }) => description)]);
          const isOurs = (message: unknown) =>
            typeof message === 'object' && message !== null && 'id' in message;
          expect(
            messages.filter(
              (message) => !isOurs(message) && !(typeof message === 'string' && written.has(message)),
            ),
          ).toEqual([]);
        },
      ),
    ));

  test('[E4] a code that is no code of ours is never taken from what all objects have', () =>
    holds(
      fc.property(
        fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
        anyText,
        (name, description) => {
          fc.pre(description !== '');
          expect(
            messagesOf(
              new ApiError({
                status: 400,
                code: name,
                entries: [{ code: name, description, field: null }],
              }),
            ),
          ).toEqual([description]);
        },
      ),
    ));

  test('[E2] [E5] [E8] can be read from any body, with its status and whether it is to be shown', () =>
    holds(
      fc.property(anyEndpoint, status, body, fc.boolean(), (...[endpoint, number, text, isPage]) => {
        const headers = new Headers({ 'content-type': isPage ? 'text/html' : 'application/json' });
        const failure = failureOf(endpoint, { status: number, headers, text }, lists);
        expect([failure.status, failure.isIgnored, failure.isLoadingError]).toEqual([
          number,
          number === 418,
          number === 503,
        ]);
        expect(messagesOf(failure).length).toBeGreaterThan(0);
        expect(keptFailureOf(failure).status).toBe(number);
      }),
    ));

  test('[P4] an answer can be read, or is an error with a code', () =>
    holds(
      fc.asyncProperty(anyEndpoint, body, async (endpoint, text) => {
        const read = async () => valueOf(endpoint, readJson(text, 200), { status: 200 });
        const refusal: unknown = await read().then(
          () => null,
          (error: unknown) => error,
        );
        expect(refusal === null || isOfAnswers(refusal)).toBe(true);
      }),
    ));

  test('[L4] a call never leaves its path, whatever its parameters', () =>
    holds(
      fc.property(anyEndpoint, anyText, (endpoint, text) => {
        const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const address = callAddress(
          { ...endpoint, query: undefined },
          { params: Object.fromEntries(names.map((name) => [name, text])) },
        );
        expect(address.split('/')).toHaveLength(endpoint.path.split('/').length);
        expect(address).not.toMatch(/[?#\\]/);
      }),
    ));
});

describe('calls that are made again', { timeout: patience }, () => {
  const waiting = fc.option(fc.nat({ max: 60_000 }));

  test('[N1] never before the network wants it, never all at once, never without end', () =>
    holds(
      fc.property(
        fc.constantFrom(0, 408, 425, 429, 502, 503, 504),
        waiting,
        fc.nat({ max: 6 }),
        (number, retryAfter, failures) => {
          const error = new ApiError({ status: number, retryAfter });
          const least = Math.max(retryAfter ?? 0, 1000 * 2 ** failures);
          const delay = retryDelay(failures, error);
          expect(delay >= least && delay <= least * 1.5).toBe(true);
          expect(mayRetry(failures, error)).toBe(failures < 2 && (retryAfter ?? 0) <= 30_000);
        },
      ),
    ));

  test('[N1] what will not pass by itself is not tried again', () =>
    holds(
      fc.property(fc.integer({ min: 400, max: 599 }), waiting, (number, retryAfter) => {
        fc.pre(![408, 425, 429, 502, 503, 504].includes(number));
        expect(mayRetry(0, new ApiError({ status: number, retryAfter }))).toBe(false);
        expect(mayRetry(0, new RequestCanceled())).toBe(false);
      }),
    ));

  test('[N1] Retry-After is a time that has not passed, or nothing', () =>
    holds(
      fc.property(
        fc.oneof(
          line,
          fc.nat().map(String),
          fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
        ),
        (header) => {
          const wait = retryAfterOf(new Headers({ 'retry-after': header }));
          const isRight = /^\d+$/.test(header) ? wait === Number(header) * 1000 : wait === null || wait >= 0;
          expect(isRight).toBe(true);
        },
      ),
    ));
});

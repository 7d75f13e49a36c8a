import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Token } from '#contract/session.ts';
import { draftOfGuest, draftOfUser, forgetDrafts } from '#portal/drafts.ts';
import {
  authorization,
  forgetEnd,
  readToken,
  removeToken,
  tokenLeft,
  writeToken,
} from '#portal/token-cookie.ts';
import { stubBrowser } from './browser-stubs.ts';
import { holds, patience } from './holds.ts';
import { anyText } from './samples.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What an authorization header can hold. */
const headerText = fc.string({ unit: 'grapheme-ascii' });
const token: fc.Arbitrary<Token> = fc.record({
  token_type: headerText,
  expires_in: fc.integer({ min: 1, max: 10_000_000 }),
  access_token: headerText.filter((text) => text !== ''),
  refresh_token: anyText,
});

describe('the token cookie', { timeout: patience }, () => {
  test('[S3] [S4] holds any token whole, and gives it to requests', () =>
    holds(
      fc.property(token, (given) => {
        writeToken(given);
        expect(readToken()).toEqual(given);
        expect(authorization()).toBe(`${given.token_type} ${given.access_token}`);
      }),
    ));

  test('[S3] is there for its lifetime and not a second longer, by the clock of this browser alone', () =>
    holds(
      fc.property(token, fc.nat({ max: 20_000_000 }), (given, seconds) => {
        writeToken(given);
        vi.setSystemTime(Date.now() + seconds * 1000);
        const left = Math.max(0, given.expires_in - seconds) * 1000;
        expect([readToken() !== null, tokenLeft()]).toEqual([left > 0, left > 0 ? left : null]);
      }),
    ));

  test('[S3] that was removed is gone, and after a sign-out what was noted of its end', () =>
    holds(
      fc.property(token, (given) => {
        writeToken(given);
        removeToken();
        expect([readToken(), authorization(), tokenLeft()]).toEqual([null, null, null]);
        forgetEnd();
        expect(Object.keys(localStorage)).toEqual([]);
      }),
    ));

  test('[S3] a cookie that somebody else wrote is a token or none, and never an error', () =>
    holds(
      fc.property(fc.oneof(anyText, fc.json()), fc.boolean(), (written, isEncoded) => {
        const value = isEncoded ? encodeURIComponent(written) : written.replaceAll(/[;=\p{Cc}]/gu, '');
        Reflect.set(document, 'cookie', `token=${value}; path=/`);
        const read = readToken();
        expect(read === null || (read.access_token !== '' && read.expires_in > 0)).toBe(true);
        expect(() => new Headers({ authorization: authorization() ?? '' })).not.toThrow();
        removeToken();
      }),
    ));
});

describe('drafts', { timeout: patience }, () => {
  // Names that need escapes in JSON are read wrongly by V8 itself once it has seen similar ones.
  const fieldName = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString'),
    fc.stringMatching(/^[\w.]{1,12}$/),
  );
  const values = fc.dictionary(fieldName, anyText, { minKeys: 1, noNullPrototype: true });

  test('[F5] come back as they were typed, to their form and their user alone', () =>
    holds(
      fc.property(anyText, anyText, values, (form, other, draft) => {
        fc.pre(form !== other);
        forgetDrafts();
        draftOfUser(7, form).write(draft);
        expect(Object.entries(draftOfUser(7, form).read())).toEqual(
          Object.entries(draft).filter(([name]) => name !== '__proto__'),
        );
        expect(draftOfUser(7, other).read()).toEqual({});
        expect(draftOfUser(70, form).read()).toEqual({});
      }),
    ));

  test('[S11] end when whoever wrote them is gone', () =>
    holds(
      fc.property(anyText, values, (form, draft) => {
        draftOfUser(7, form).write(draft);
        draftOfUser(8, form).read();
        expect(draftOfUser(7, form).read()).toEqual({});
        draftOfGuest(form).write(draft);
        draftOfUser(7, form).write(draft);
        forgetDrafts();
        expect([draftOfGuest(form).read(), draftOfUser(7, form).read(), Object.keys(sessionStorage)]).toEqual(
          [{}, {}, []],
        );
      }),
    ));

  test('[F5] what is no draft is an empty one', () =>
    holds(
      fc.property(fc.oneof(anyText, fc.json()), (written) => {
        sessionStorage.setItem('draft:7:form', written);
        const read = draftOfUser(7, 'form').read();
        expect(Object.values(read).every((value) => typeof value === 'string')).toBe(true);
      }),
    ));
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Token } from '#contract/session.ts';
import {
  authorization,
  forgetEnd,
  notedEnd,
  readToken,
  removeToken,
  tokenLeft,
  writeToken,
} from '#portal/token-cookie.ts';
import { stubBrowser } from '../properties/browser-stubs.ts';
import { CookieHost } from './cookie-host.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const place = 'path=/; secure; sameSite=none';
let host: CookieHost;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stubBrowser();
  host = new CookieHost();
  vi.stubGlobal('document', host);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenOf = (text: string, expiresIn = 600): Token => ({
  token_type: 'Bearer',
  expires_in: expiresIn,
  access_token: text,
  refresh_token: 'refresh',
});
const cookieOf = (token: Token) => `token=${encodeURIComponent(JSON.stringify(token))}`;
/** A cookie's value without the attributes, by its name. */
const valueOf = (name: string) =>
  host.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

describe('[S3.a S3.b S3.c S3.d] [S4.a] a token that is written', () => {
  test('stands in its cookie for its lifetime, after a mark that goes a minute later', () => {
    const token = tokenOf('a', 600.9);
    writeToken(token);
    const mark = valueOf('__Host-token');
    expect(host.written.map((text) => text.replace(/^token=.*?;/, 'token;'))).toEqual([
      `__Host-token=${mark}; ${place}; max-age=660`,
      `token; ${place}; max-age=600`,
    ]);
    expect(mark).toMatch(/^\d+$/);
    expect([readToken(), authorization(), tokenLeft()]).toEqual([token, 'Bearer a', 600_900]);
    vi.setSystemTime(start + 600_000);
    expect([readToken(), authorization(), tokenLeft(), valueOf('__Host-token')]).toEqual([
      null,
      null,
      null,
      mark,
    ]);
  });

  test('is gone when it is removed, with its mark; how it ended stays noted until somebody signs out', () => {
    writeToken(tokenOf('b'));
    host.written.length = 0;
    removeToken();
    expect(host.written.map((text) => [text.split('=')[0], text.includes(`; ${place}`)])).toEqual([
      ['token', true],
      ['__Host-token', true],
    ]);
    expect([host.cookie, readToken(), tokenLeft(), notedEnd()]).toEqual(['', null, null, 'expired']);
    forgetEnd();
    expect([Object.keys(localStorage), notedEnd()]).toEqual([[], 'signedOut']);
  });

  test('gives way to the next one', () => {
    writeToken(tokenOf('c'));
    const mark = valueOf('__Host-token');
    writeToken(tokenOf('d', 60));
    expect([readToken(), tokenLeft(), valueOf('__Host-token') === mark]).toEqual([
      tokenOf('d', 60),
      60_000,
      false,
    ]);
  });
});

describe('[S3.e] no token is', () => {
  test.each([
    '',
    'token=',
    'token=%',
    'token=null',
    'token=%7B%7D',
    `a${cookieOf(tokenOf('e1'))}`,
    cookieOf(tokenOf('e2')).replace('token', 'token2'),
    cookieOf(tokenOf('e4')).replace('token', 'other'),
    cookieOf(tokenOf('')),
    cookieOf(tokenOf('e3', 0)),
  ])('in the cookies %j', (cookie) => {
    host.planted = cookie === '' ? [] : [cookie];
    expect([readToken(), authorization(), tokenLeft()]).toEqual([null, null, null]);
    host.written.length = 0;
    expect([readToken(), host.written]).toEqual([null, []]);
  });

  test.each(['a\nb', 'a\r', '日本', '🦊', 'ä', 'a\u0000'])(
    'what no header can hold: %j is removed, and nobody is signed in',
    (text) => {
      const odd = { ...tokenOf('a'), token_type: text };
      for (const token of [tokenOf(text), odd]) {
        host.cookie = `${cookieOf(token)}; path=/`;
        expect([readToken(), authorization(), valueOf('token')]).toEqual([null, null, undefined]);
      }
    },
  );

  test('in a cookie of another name, whatever its mark says', () => {
    const token = tokenOf('e5');
    writeToken(token);
    host.lose('token');
    host.planted = [cookieOf(token).replace('token', 'other')];
    expect(readToken()).toBeNull();
    host.planted = [cookieOf(token)];
    expect(readToken()).toEqual(token);
  });

  test('known to end when nothing was said of its end', () => {
    writeToken(tokenOf('f'));
    localStorage.removeItem('token-ends');
    expect([readToken()?.access_token, tokenLeft()]).toEqual(['f', null]);
    localStorage.setItem('token-ends', String(start - 1));
    expect(tokenLeft()).toBe(0);
  });
});

describe('[S3] a cookie that another host of the domain has planted', () => {
  test('never stands in for the own one, wherever it stands', () => {
    writeToken(tokenOf('own'));
    host.planted = [cookieOf(tokenOf('g1')), cookieOf(tokenOf('g2'))];
    expect(readToken()).toEqual(tokenOf('own'));
    vi.setSystemTime(start + 700_000);
    expect([readToken(), readToken()]).toEqual([null, null]);
  });

  test('is no session where there is none', () => {
    host.planted = [cookieOf(tokenOf('h'))];
    expect([readToken(), host.cookie]).toEqual([null, cookieOf(tokenOf('h'))]);
    host.written.length = 0;
    expect([readToken(), host.written]).toEqual([null, []]);
  });

  test('is told from the own one also when the mark is gone, which then is made anew', () => {
    host.planted = [cookieOf(tokenOf('i1'))];
    writeToken(tokenOf('i2', 600));
    host.lose('__Host-token');
    vi.setSystemTime(start + 100_000);
    host.written.length = 0;
    expect(readToken()).toEqual(tokenOf('i2', 600));
    expect(decodeURIComponent(host.written.at(-1) ?? '')).toBe(
      `token=${JSON.stringify(tokenOf('i2', 600))}; ${place}; max-age=500`,
    );
    expect([tokenLeft(), valueOf('__Host-token')]).toEqual([500_000, expect.stringMatching(/^\d+$/)]);
    host.written.length = 0;
    expect([readToken()?.access_token, host.written]).toEqual(['i2', []]);
  });

  test('a token without a stored end is kept for its whole lifetime', () => {
    writeToken(tokenOf('j', 300));
    host.lose('__Host-token');
    localStorage.removeItem('token-ends');
    expect([readToken()?.access_token, tokenLeft()]).toEqual(['j', 300_000]);
    host.lose('__Host-token');
    localStorage.setItem('token-ends', String(start));
    expect([readToken()?.access_token, tokenLeft()]).toEqual(['j', 300_000]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Token } from '#contract/session.ts';
import { tokenMark } from '#machines/lib/token-mark.ts';
import type { SessionEnd } from '#machines/session/session.setup.ts';
import { forgetEnd, removeToken, writeToken } from '#portal/token-cookie.ts';
import { watchToken, type TokenEvent } from '#portal/token-watch.ts';
import { stubBrowser } from '../properties/browser-stubs.ts';

type Listener = (event: { data: unknown }) => void;
const listeners = new Map<string, Listener>();
const posted: unknown[] = [];

class Channel {
  constructor(name: string) {
    listeners.set('channel', () => posted.push(`opened ${name}`));
  }
  addEventListener = (type: string, listener: Listener) => void listeners.set(type, listener);
  postMessage = (message: unknown) => void posted.push(message);
}
const addEventListener = (type: string, listener: Listener) => void listeners.set(type, listener);

beforeEach(() => {
  listeners.clear();
  posted.length = 0;
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  stubBrowser();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('window', { addEventListener, setTimeout, setInterval });
  Object.assign(document, { addEventListener });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenOf = (text: string): Token => ({
  token_type: 'Bearer',
  expires_in: 600,
  access_token: text,
  refresh_token: '',
});
const happens = (type: string, data: unknown = null) => listeners.get(type)?.({ data });
const seen = (token: string | null, announced: SessionEnd | null, noted: SessionEnd): TokenEvent => ({
  type: 'token.seen',
  token: token && tokenMark(tokenOf(token)),
  announced,
  noted,
});

function watched() {
  const reported: TokenEvent[] = [];
  const watch = watchToken((event) => reported.push(event));
  return { ...watch, reported: () => reported.splice(0) };
}

test.each(['focus', 'visibilitychange', 'pageshow', 'message'])(
  '[S13] at %s it is seen which token is stored, and how the last session ended',
  (type) => {
    const { reported } = watched();
    const changes = [
      () => undefined,
      () => writeToken(tokenOf('a')),
      () => writeToken(tokenOf('b')),
      removeToken,
      () => [removeToken, forgetEnd].map((forget) => forget()),
    ];
    const looks = changes.flatMap((change) => {
      change();
      happens(type);
      return reported();
    });
    expect(looks).toEqual([
      seen(null, null, 'signedOut'),
      seen('a', null, 'expired'),
      seen('b', null, 'expired'),
      seen(null, null, 'expired'),
      seen(null, null, 'signedOut'),
    ]);
  },
);

const message = (news: unknown, token: string | null) => ({
  news,
  token: token && tokenMark(tokenOf(token)),
});

test('[S13] what another tab announces stands beside what is noted; other messages announce no end', () => {
  writeToken(tokenOf('a'));
  const { reported } = watched();
  removeToken();
  const messages = [
    message('signedOut', 'a'),
    message('expired', 'a'),
    'signedOut',
    'expired',
    'signedIn',
    { type: 'signedOut' },
    null,
  ];
  for (const one of messages) happens('message', one);
  expect(reported()).toEqual([
    seen(null, 'signedOut', 'expired'),
    seen(null, 'expired', 'expired'),
    seen(null, 'signedOut', 'expired'),
    seen(null, 'expired', 'expired'),
    ...messages.slice(4).map(() => seen(null, null, 'expired')),
  ]);
});

test('[S11] [S13] an end that is announced late is not that of a token stored since', () => {
  const { reported, use, announce } = watched();
  const outcomes = [() => happens('focus'), use, () => announce('signedIn')].map((notice, nth) => {
    const [former, own] = [`${nth}`, `${nth + 1}`];
    writeToken(tokenOf(own));
    notice();
    removeToken();
    reported();
    happens('message', message('signedOut', former));
    happens('message', message('signedOut', own));
    return reported();
  });
  expect(outcomes).toEqual(
    outcomes.map(() => [seen(null, null, 'expired'), seen(null, 'signedOut', 'expired')]),
  );
});

test('[S13] [T3] a change of the user has it loaded anew', () => {
  const { reported } = watched();
  happens('message', 'userChanged');
  expect(reported()).toEqual([{ type: 'user.reload' }]);
});

test('[S13] without anything happening it is looked at every 15 seconds', () => {
  const { reported } = watched();
  vi.advanceTimersByTime(14_999);
  expect(reported()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported()).toEqual([seen(null, null, 'signedOut')]);
  vi.advanceTimersByTime(15_000);
  expect(reported()).toHaveLength(1);
});

test('[S13] a page that comes back from the history shows nothing until it knows', () => {
  writeToken(tokenOf('a'));
  const { reported } = watched();
  const { style } = document.documentElement;
  happens('pagehide');
  expect(style.visibility).toBe('hidden');
  removeToken();
  forgetEnd();
  happens('pageshow');
  expect([style.visibility, reported()]).toEqual(['hidden', [seen(null, null, 'signedOut')]]);
  vi.advanceTimersByTime(1);
  expect(style.visibility).toBe('');
});

test('[S13] what this tab did is announced to the others, and a sign-out stays noted', () => {
  const { announce, reported } = watched();
  writeToken(tokenOf('a'));
  announce('signedIn');
  removeToken();
  announce('expired');
  expect(Object.keys(localStorage)).toEqual(['token-ends']);
  announce('signedOut');
  expect(Object.keys(localStorage)).toEqual([]);
  expect([posted, reported()]).toEqual([
    ['signedIn', message('expired', 'a'), message('signedOut', 'a')],
    [],
  ]);
  happens('channel');
  expect(posted.at(-1)).toBe('opened session');
});

test('[S13] the other tabs hear of it once they can see it: a browser stores written cookies when they are read', () => {
  const stored: string[] = [];
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    set: (cookie: string) => {
      written.push(cookie);
    },
    get: () => {
      stored.push(...written.splice(0));
      return '';
    },
  });
  const { announce } = watched();
  const changes = [() => writeToken(tokenOf('a')), removeToken];
  const unseen = changes.map((change, nth) => {
    change();
    const before = written.length;
    announce(nth === 0 ? 'signedIn' : 'signedOut');
    return [before > 0, written.length];
  });
  expect(unseen).toEqual([
    [true, 0],
    [true, 0],
  ]);
  expect(stored).not.toEqual([]);
  expect(posted).toEqual(['signedIn', message('signedOut', null)]);
});

test('[S11] [S13] a call tells which token it is made with, and if there is none', () => {
  const { use, reported } = watched();
  use();
  writeToken(tokenOf('a'));
  use();
  expect(reported()).toEqual([
    { type: 'token.used', token: null },
    { type: 'token.used', token: tokenMark(tokenOf('a')) },
  ]);
});

test('[S3] [S13] the marks of tokens differ, and hold nothing of them', () => {
  const marks = ['secret-a', 'secret-b', 'secret', ''].map((text) => tokenMark(tokenOf(text)));
  expect(new Set(marks).size).toBe(marks.length);
  expect(marks.every((mark) => /^\d{1,10}$/.test(mark))).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Token } from '#contract/session.ts';
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
const gone = (end: 'signedOut' | 'expired') => ({ type: 'token.gone', end });

function watched() {
  const reported: TokenEvent[] = [];
  const watch = watchToken((event) => reported.push(event));
  return { ...watch, reported: () => reported.splice(0) };
}

test.each(['focus', 'visibilitychange', 'pageshow', 'message'])(
  '[S13] at %s a token that has come, changed or gone is noticed, once, and how it ended',
  (type) => {
    const { reported } = watched();
    const seen = [];
    for (const change of [
      () => undefined,
      () => writeToken(tokenOf('a')),
      () => writeToken(tokenOf('b')),
      removeToken,
      () => writeToken(tokenOf('c')),
      () => [removeToken, forgetEnd].map((forget) => forget()),
    ]) {
      change();
      happens(type);
      seen.push(...reported());
      happens(type);
      expect(reported()).toEqual([]);
    }
    expect(seen).toEqual([
      { type: 'token.appeared' },
      { type: 'token.replaced' },
      gone('expired'),
      { type: 'token.appeared' },
      gone('signedOut'),
    ]);
  },
);

test('[S13] what another tab announces goes before what is noted, also when the loss was noticed already', () => {
  writeToken(tokenOf('a'));
  const { reported } = watched();
  removeToken();
  happens('message', 'signedOut');
  happens('message', 'expired');
  expect(reported()).toEqual([gone('signedOut'), gone('expired')]);
  writeToken(tokenOf('b'));
  happens('message', 'expired');
  expect(reported()).toEqual([{ type: 'token.appeared' }]);
});

test('[S13] [T3] a change of the user has it loaded anew', () => {
  const { reported } = watched();
  happens('message', 'userChanged');
  expect(reported()).toEqual([{ type: 'user.reload' }]);
});

test('[S13] without anything happening it is noticed within 15 seconds', () => {
  writeToken(tokenOf('a'));
  const { reported } = watched();
  vi.advanceTimersByTime(15_000);
  removeToken();
  vi.advanceTimersByTime(14_999);
  expect(reported()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reported()).toEqual([gone('expired')]);
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
  expect([style.visibility, reported()]).toEqual(['hidden', [gone('signedOut')]]);
  vi.advanceTimersByTime(1);
  expect(style.visibility).toBe('');
});

test('[S13] what this tab did is announced to the others, is no news to itself, and a sign-out stays noted', () => {
  const { accept, announce, reported } = watched();
  writeToken(tokenOf('a'));
  accept();
  announce('signedIn');
  happens('focus');
  removeToken();
  accept();
  happens('focus');
  announce('expired');
  expect(Object.keys(localStorage)).toEqual(['token-ends']);
  announce('signedOut');
  expect(Object.keys(localStorage)).toEqual([]);
  expect([posted, reported()]).toEqual([['signedIn', 'expired', 'signedOut'], []]);
  happens('channel');
  expect(posted.at(-1)).toBe('opened session');
});

test('[S13] what another tab has stored meanwhile stays news to a tab that announces something else', () => {
  const { announce, reported } = watched();
  writeToken(tokenOf('a'));
  announce('expired');
  happens('message', 'signedIn');
  expect(reported()).toEqual([{ type: 'token.appeared' }]);
});

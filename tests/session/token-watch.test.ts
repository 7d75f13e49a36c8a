import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Token } from '#contract/session.ts';
import { removeToken, writeToken } from '#portal/token-cookie.ts';
import { watchToken, type TokenFact } from '#portal/token-watch.ts';
import { stubBrowser } from '../properties/browser-stubs.ts';

type Heard = (event: { persisted: boolean }) => void;
const heard = new Map<string, Heard>();
const posted: unknown[] = [];

class Channel {
  constructor(name: string) {
    heard.set('channel', () => posted.push(`opened ${name}`));
  }
  addEventListener = (type: string, hear: Heard) => void heard.set(type, hear);
  postMessage = (message: unknown) => void posted.push(message);
}
const addEventListener = (type: string, hear: Heard) => void heard.set(type, hear);

beforeEach(() => {
  heard.clear();
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
const happens = (type: string, persisted = false) => heard.get(type)?.({ persisted });

function watched() {
  const facts: TokenFact['type'][] = [];
  const watch = watchToken(({ type }) => facts.push(type));
  return { announce: () => watch.announce(), told: () => facts.splice(0) };
}

test.each(['focus', 'visibilitychange', 'pageshow', 'message'])(
  '[S13] at %s a token that has come, changed or gone is noticed, once',
  (type) => {
    const { told } = watched();
    const seen = [];
    for (const change of [
      () => undefined,
      () => writeToken(tokenOf('a')),
      () => writeToken(tokenOf('b')),
      removeToken,
    ]) {
      change();
      happens(type);
      seen.push(told());
      happens(type);
      seen.push(told());
    }
    const gone = type === 'message' ? 'token.removed' : 'token.expired';
    expect(seen).toEqual([[], [], ['token.appeared'], [], ['token.replaced'], [], [gone], []]);
  },
);

test('[S13] without anything happening it is noticed within 15 seconds', () => {
  writeToken(tokenOf('a'));
  const { told } = watched();
  vi.advanceTimersByTime(15_000);
  removeToken();
  vi.advanceTimersByTime(14_999);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual(['token.expired']);
});

test('[S13] a page that comes back from the history shows nothing until it knows, and is told of a sign-out', () => {
  writeToken(tokenOf('a'));
  const { told } = watched();
  const { style } = document.documentElement;
  happens('pagehide');
  expect(style.visibility).toBe('hidden');
  removeToken();
  happens('pageshow', true);
  expect([style.visibility, told()]).toEqual(['hidden', ['token.removed']]);
  vi.advanceTimersByTime(1);
  expect(style.visibility).toBe('');
});

test('[S13] what this tab did is announced to the others, and is no news to itself', () => {
  const { announce, told } = watched();
  announce();
  writeToken(tokenOf('a'));
  announce();
  announce();
  happens('focus');
  removeToken();
  announce();
  happens('focus');
  expect([posted, told()]).toEqual([[null, null], []]);
  happens('channel');
  expect(posted.at(-1)).toBe('opened session');
});

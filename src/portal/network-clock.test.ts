import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../tests/properties/browser-stubs.ts';
import { createNetworkClock } from './network-clock.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const noon = Date.parse('2026-11-20T12:00:00Z');

beforeEach(stubBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered = ({ note }: ReturnType<typeof createNetworkClock>, time: number) =>
  note(new Headers({ date: new Date(time).toUTCString() }));

test('[L7] the time of the network is told by its answers, not by a clock that is hours off', () => {
  vi.useFakeTimers({ now: noon + 12 * hour });
  const clock = createNetworkClock();
  clock.note(new Headers());
  clock.note(new Headers({ date: 'some day' }));
  expect(clock.now()).toEqual(new Date(noon + 12 * hour));
  answered(clock, noon - 30 * 24 * hour);
  answered(clock, noon);
  answered(clock, noon - hour);
  expect(clock.now()).toEqual(new Date(noon));
  vi.advanceTimersByTime(hour);
  expect(clock.now()).toEqual(new Date(noon + hour));
});

test('[L7] what an answer takes on its way is no wrong clock', () => {
  vi.useFakeTimers({ now: noon });
  const clock = createNetworkClock();
  answered(clock, noon - 30_000);
  expect(clock.now()).toEqual(new Date(noon));
});

test.each([hour, -hour, year, -year])(
  '[L7] after the device is set by %i ms the next answer counts',
  (jump) => {
    vi.useFakeTimers({ now: noon });
    const clock = createNetworkClock();
    answered(clock, noon);
    vi.setSystemTime(noon + jump);
    answered(clock, noon);
    expect(clock.now()).toEqual(new Date(noon));
    vi.setSystemTime(noon);
    answered(clock, noon);
    expect(clock.now()).toEqual(new Date(noon));
  },
);

test('[L7] a visit begins with the difference of the last one, until the first answer', () => {
  vi.useFakeTimers({ now: noon + year });
  answered(createNetworkClock(), noon);
  const next = createNetworkClock();
  expect(next.now()).toEqual(new Date(noon));
  vi.setSystemTime(noon);
  answered(next, noon);
  expect([next.now(), createNetworkClock().now()]).toEqual([new Date(noon), new Date(noon)]);
  for (const damaged of ['soon', 'Infinity', '1e300']) {
    localStorage.setItem('network-ahead', damaged);
    const clock = createNetworkClock();
    answered(clock, noon);
    expect(clock.now()).toEqual(new Date(noon));
  }
});

test('[L7] a difference of a minute is none, and only one that has changed by more is stored anew', () => {
  vi.useFakeTimers({ now: noon });
  const clock = createNetworkClock();
  answered(clock, noon + 60_000);
  expect([clock.now(), Object.keys(localStorage)]).toEqual([new Date(noon), []]);
  answered(clock, noon + hour);
  answered(clock, noon + hour + 60_000);
  expect(localStorage.getItem('network-ahead')).toBe(String(hour));
  answered(clock, noon + hour + 61_000);
  expect(localStorage.getItem('network-ahead')).toBe(String(hour + 61_000));
});

test('[L7] the most accurate answer counts for as long as nobody sets the clock', () => {
  vi.useFakeTimers({ now: noon });
  const clock = createNetworkClock();
  answered(clock, noon + hour);
  vi.advanceTimersByTime(120_000);
  answered(clock, noon + hour - 300_000);
  expect(clock.now()).toEqual(new Date(noon + 120_000 + hour));
  vi.setSystemTime(noon + 180_000);
  answered(clock, noon + hour - 300_000);
  expect(clock.now()).toEqual(new Date(noon + 180_000 + hour));
});

test('[L7] a clock that is right again leaves nothing stored', () => {
  vi.useFakeTimers({ now: noon + hour });
  answered(createNetworkClock(), noon);
  expect(Object.keys(localStorage)).toEqual(['network-ahead']);
  vi.setSystemTime(noon);
  answered(createNetworkClock(), noon);
  expect(Object.keys(localStorage)).toEqual([]);
});

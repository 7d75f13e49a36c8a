import { afterEach, expect, test, vi } from 'vitest';
import { createNetworkClock } from './network-clock.ts';

const hour = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

afterEach(() => vi.useRealTimers());

test('[L7] the time of the network is told by its answers, not by a clock that is hours off', () => {
  vi.useFakeTimers({ now: noon + 12 * hour });
  const clock = createNetworkClock();
  const answered = (time: number) => clock.note(new Headers({ date: new Date(time).toUTCString() }));
  clock.note(new Headers());
  clock.note(new Headers({ date: 'some day' }));
  expect(clock.now()).toEqual(new Date(noon + 12 * hour));
  answered(noon - 30 * 24 * hour);
  answered(noon);
  answered(noon - hour);
  expect(clock.now()).toEqual(new Date(noon));
  vi.advanceTimersByTime(hour);
  expect(clock.now()).toEqual(new Date(noon + hour));
});

test('[L7] what an answer takes on its way is no wrong clock', () => {
  vi.useFakeTimers({ now: noon });
  const clock = createNetworkClock();
  clock.note(new Headers({ date: new Date(noon - 30_000).toUTCString() }));
  expect(clock.now()).toEqual(new Date(noon));
});

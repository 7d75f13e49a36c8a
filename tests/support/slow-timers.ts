import type { BrowserContext, Page } from '@playwright/test';

/** How many times longer a slowed timer takes. */
const slowness = 100;

/**
 * Timers of a second and more run as if the machine were that much quicker, in pages opened from now on: none ends by
 * itself while a test looks, and each ends with `passTime`.
 */
export const slowTimers = (place: BrowserContext | Page) =>
  place.addInitScript((times) => {
    const start = window.setTimeout.bind(window);
    const slow = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      start(handler, ms < 1000 ? ms : ms * times, ...given);
    window.setTimeout = Object.assign(slow, window.setTimeout);
  }, slowness);

/** Lets time pass for timers, in ms; for slowed ones unless said otherwise. */
export const passTime = (page: Page, ms: number, { isSlowed } = { isSlowed: true }) =>
  page.clock.fastForward(isSlowed ? ms * slowness : ms);

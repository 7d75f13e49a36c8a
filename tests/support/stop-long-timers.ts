import type { BrowserContext, Page } from '@playwright/test';

/**
 * Timers of `longest` ms or more never fire in pages opened from now on: toasts and offers to undo stay, nothing is
 * prefetched. So slow and fast machines see the same.
 */
export const stopLongTimers = (place: BrowserContext | Page, longest = 2500) =>
  place.addInitScript((longestMs) => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      start(handler, ms < longestMs ? ms : 2 ** 31 - 1, ...given);
    window.setTimeout = Object.assign(patient, window.setTimeout);
  }, longest);

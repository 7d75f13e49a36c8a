import type { BrowserContext, Page } from '@playwright/test';

/**
 * What waits for `longest` ms or more waits for ever in the pages to come: toasts and offers to undo stay, nothing is
 * fetched for later. So a slow machine sees what a fast one sees.
 */
export const stopLongTimers = (place: BrowserContext | Page, longest = 2500) =>
  place.addInitScript((longestMs) => {
    const start = window.setTimeout.bind(window);
    const patient = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      start(handler, ms < longestMs ? ms : 2 ** 31 - 1, ...given);
    window.setTimeout = Object.assign(patient, window.setTimeout);
  }, longest);

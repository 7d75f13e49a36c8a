import { apiElement } from '#contract/api-origin.ts';

/** What stands before the path of a call: empty where the API is on the page's own origin. */
export const apiBase = (): string => document.getElementById(apiElement)?.getAttribute('href') ?? '';

/** For addresses that people copy, and those that the network writes without an origin. */
export const apiOrigin = (): string => apiBase() || window.location.origin;

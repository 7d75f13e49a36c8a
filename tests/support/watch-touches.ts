import type { BrowserContext, Request } from '@playwright/test';
import type { Network } from './network.ts';

// Signing in and out leaves only tokens behind, unless it fails: failures are counted.
const isSession = (request: Request) => /\/oauth\/[a-z-]+$/.test(request.url());

/** Tells the network about every write of a page. */
export function watchTouches(context: BrowserContext, network: Network): void {
  context.on('request', (request) => {
    if (request.method() !== 'GET' && !isSession(request)) network.touch();
  });
  context.on('response', (response) => {
    if (isSession(response.request()) && !response.ok()) network.touch();
  });
}

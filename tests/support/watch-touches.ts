import type { BrowserContext, Request } from '@playwright/test';
import type { Network } from './network.ts';

/** Signing in and out leaves nothing behind but tokens, unless it fails: failures are counted. */
const isSession = (request: Request) => /\/oauth\/[a-z-]+$/.test(request.url());

/** Notes on the network whatever a page changes in it. */
export function watchTouches(context: BrowserContext, network: Network): void {
  context.on('request', (request) => {
    if (request.method() !== 'GET' && !isSession(request)) network.touch();
  });
  context.on('response', (response) => {
    if (isSession(response.request()) && !response.ok()) network.touch();
  });
}

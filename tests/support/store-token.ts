import type { BrowserContext } from '@playwright/test';
import type { Account, Network } from './network.ts';

/** Stores the token as the portal does (S3). The browser judges its age by the real clock. */
export async function storeToken(context: BrowserContext, network: Network, account: Account): Promise<void> {
  const token = await network.signIn(account);
  await context.addCookies([
    {
      name: 'token',
      value: encodeURIComponent(JSON.stringify(token)),
      // By URL, a secure cookie of a plain http page would be dropped silently.
      domain: new URL(network.url).hostname,
      path: '/',
      secure: true,
      sameSite: 'None',
      expires: Date.now() / 1000 + token.expires_in,
    },
  ]);
}

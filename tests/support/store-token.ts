import type { BrowserContext } from '@playwright/test';
import type { Account, Network } from './network.ts';

/** Puts the token response where the portal keeps it (S3). The browser judges its age by the real clock. */
export async function storeToken(context: BrowserContext, network: Network, account: Account): Promise<void> {
  const token = await network.signIn(account);
  await context.addCookies([
    {
      name: 'token',
      value: encodeURIComponent(JSON.stringify(token)),
      // Given by address, a secure cookie of a plain http page would be dropped without a word.
      domain: new URL(network.url).hostname,
      path: '/',
      secure: true,
      sameSite: 'None',
      expires: Date.now() / 1000 + token.expires_in,
    },
  ]);
}

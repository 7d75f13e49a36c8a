import type { Page } from '@playwright/test';

const attached = new WeakSet<Page>();

/** Gives a page an authenticator that answers for the user, who touches it whenever it asks. */
export async function attachAuthenticator(page: Page): Promise<void> {
  if (attached.has(page)) return;
  attached.add(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
}

import { expect, test as base } from '@playwright/test';
import type { LocaleName } from '#contract/locales.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openNetwork, type Account, type Network } from './network.ts';
import { storeToken } from './store-token.ts';
import { watchProblems, type Problems } from './watch-problems.ts';
import { watchTouches } from './watch-touches.ts';

export { expect, expectAccessible };

type Options = {
  /** The language kept on the visitor's device; null: none yet. */
  language: LocaleName | null;
  /** What the page's clock shows all the time (timers run); null: the machine's own clock. */
  now: string | null;
};

type Fixtures = {
  /** Signs in over the API, before or after a page is opened; the next page load finds the token. */
  signIn: (account?: Account) => Promise<void>;
  problems: Problems;
};

/**
 * The test of every browser test: its worker has a network of its own, fresh for each test, and the page's clock stands
 * where the network's stands. Anything in `Problems` fails the test.
 */
export const test = base.extend<Fixtures & Options, { network: Network }>({
  language: [null, { option: true }],
  now: ['2026-11-20T12:00:00Z', { option: true }],
  network: [
    async ({}, use) => {
      const network = await openNetwork();
      await use(network);
      await network.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ network }, use) => use(network.url),
  storageState: async ({ network, language }, use) => {
    // Even an empty one of the portal's own costs a page that is opened to fill it.
    const kept = (name: string) => ({ origin: network.url, localStorage: [{ name: 'locale', value: name }] });
    await use({ cookies: [], origins: language === null ? [] : [kept(language)] });
  },
  context: async ({ context, now }, use) => {
    if (now !== null) await context.clock.setFixedTime(now);
    await use(context);
  },
  problems: [
    async ({ context, network }, use) => {
      const problems = await watchProblems(context, network.url);
      watchTouches(context, network);
      await network.resetIfTouched();
      await use(problems);
      expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, network }, use) => {
    await use((account = 'publisher') => storeToken(context, network, account));
  },
});

import { expect, test as base } from '@playwright/test';
import type { LocaleName } from '#contract/locales.ts';
import { expectAccessible } from './expect-accessible.ts';
import { openNetwork, type Account, type Network } from './network.ts';
import { storeToken } from './store-token.ts';
import { watchProblems, type Problems } from './watch-problems.ts';
import { watchTouches } from './watch-touches.ts';

export { expect, expectAccessible };

type Options = {
  /** The language stored on the device; null: none yet. */
  language: LocaleName | null;
  /** The page's fixed time (timers run); null: the machine's clock. */
  now: string | null;
};

type Fixtures = {
  /** Signs in over the API; the next page load finds the token. */
  signIn: (account?: Account) => Promise<void>;
  problems: Problems;
};

/**
 * The fixture of every browser test: each worker has a network, fresh for each test, and the page's clock is the
 * network's. Anything in `Problems` fails the test.
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
    // Even an empty storage costs a page load to fill it.
    const stored = (name: string) => ({
      origin: network.url,
      localStorage: [{ name: 'locale', value: name }],
    });
    await use({ cookies: [], origins: language === null ? [] : [stored(language)] });
  },
  context: async ({ context, now }, use) => {
    if (now !== null) await context.clock.setFixedTime(now);
    await use(context);
    // A route that still reads an answer when the test has ended fails nothing: what the test waits for it has awaited.
    const routed = [context, ...context.pages()];
    await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
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

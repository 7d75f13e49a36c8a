import { openNetwork, type Network } from './network.ts';
import { test as base } from './portal.ts';

/** The portal and network of another brand than the usual one. */
export const test = base.extend<object, { network: Network }>({
  network: [
    async ({}, use) => {
      const network = await openNetwork({ env: { BRAND_DIR: 'tests/brands/northwind' } });
      await use(network);
      await network.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

import { openForeignNetwork } from '../adapter/foreign-network.ts';
import { type Network, openNetwork, signInAt } from './network.ts';
import { test as base } from './portal.ts';
import { freePort, servePortal } from './serve-portal.ts';

/** The portal in front of a network of other names, behind the adapter that is the example of the project. */
export const test = base.extend<object, { network: Network }>({
  network: [
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const reference = await openNetwork({ publicUrl: url });
      const foreign = await openForeignNetwork(reference.url);
      const portal = await servePortal({
        PORT: String(port),
        NETWORK_URL: foreign.url,
        NETWORK_ADAPTER: 'src/server/adapter/example.ts',
      });
      await use({ ...reference, url, signIn: (account) => signInAt(url, account) });
      await portal.stop();
      foreign.stop();
      await reference.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

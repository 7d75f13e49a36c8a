import { openNetwork, type Network } from './network.ts';
import { test as base } from './portal.ts';
import { freePort, servePortal } from './serve-portal.ts';

/** A portal as it is served in production, of which only `listed` may call the API. */
type Portals = { listed: string; unlisted: string };

/** The portal on one origin, its API on another. */
export const test = base.extend<object, { network: Network; portals: Portals; port: number }>({
  port: [
    async ({}, use) => {
      await use(await freePort());
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ port }, use) => {
      const network = await openNetwork({ env: { CORS_ORIGINS: `http://localhost:${port}` } });
      await use(network);
      await network.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portals: [
    async ({ network, port }, use) => {
      const served = await Promise.all(
        [port, 0].map((own) => servePortal({ API_ORIGIN: network.url, PORT: String(own) })),
      );
      const [listed, unlisted] = served.map(({ url }) => url);
      await use({ listed: listed ?? '', unlisted: unlisted ?? '' });
      await Promise.all(served.map(({ stop }) => stop()));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ portals }, use) => use(portals.listed),
});

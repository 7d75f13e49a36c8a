import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { openNetwork, type Network } from './network.ts';
import { test as base } from './portal.ts';
import { root } from './project.ts';

/** A portal as it is served in production, of which only `listed` may call the API. */
type Portals = { listed: string; unlisted: string };

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  server.close();
  await once(server, 'close');
  return port;
}

/** Serves the built portal alone, whose API is at another origin. */
async function servePortal(api: string, port: number) {
  const child = spawn(process.execPath, ['.ci/serve.mjs'], {
    cwd: root,
    env: { ...process.env, API_ORIGIN: api, PORT: String(port), LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill();
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /The portal is ready at (http:\/\/localhost:\d+)/.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { url, stop };
    }
  }
  throw new Error('The portal was not served');
}

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
      const served = await Promise.all([servePortal(network.url, port), servePortal(network.url, 0)]);
      const [listed, unlisted] = served.map(({ url }) => url);
      await use({ listed: listed ?? '', unlisted: unlisted ?? '' });
      await Promise.all(served.map(({ stop }) => stop()));
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ portals }, use) => use(portals.listed),
});

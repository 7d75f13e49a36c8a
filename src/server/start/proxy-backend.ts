import { config } from '#contract/config.ts';
import { forward } from '../http/forward.ts';
import { ownPathOf } from '../http/own-paths.ts';
import { createProxy } from '../http/proxy.ts';
import type { Backend, Surroundings } from './backend.ts';
import type { Options } from './options.ts';

// A call that anybody may make.
async function checkNetwork(networkUrl: URL, { ownPaths, patience }: Options) {
  const path = ownPathOf(ownPaths, 'GET', config.get.path);
  const target = new URL(`${networkUrl.pathname.replace(/\/$/, '')}${path}`, networkUrl);
  const sent = { method: 'GET', headers: new Headers(), body: null, signal: AbortSignal.timeout(5000) };
  const answer = await forward(target, sent, patience);
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`The network answers ${answer.status}`);
}

/** Another network behind the portal. */
export const proxyBackend = async (networkUrl: URL, { options, portal }: Surroundings): Promise<Backend> => ({
  app: createProxy(networkUrl, await portal, options),
  network: null,
  dependency: { name: 'the network', check: () => checkNetwork(networkUrl, options) },
  readings: null,
  close: () => Promise.resolve(),
});

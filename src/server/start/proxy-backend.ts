import { config } from '#contract/config.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { throughAdapter } from '../adapter/through-adapter.ts';
import { forward } from '../http/forward.ts';
import { addressBehind } from '../http/own-paths.ts';
import { createProxy } from '../http/proxy.ts';
import type { Backend, Surroundings } from './backend.ts';
import type { Options } from './options.ts';

// A call that anybody may make.
async function checkNetwork(networkUrl: URL, { ownPaths, adapter, patience }: Options) {
  const endpoint: Endpoint = config.get;
  const through = throughAdapter(adapter, { name: 'config.get', path: endpoint.path, endpoint });
  const signal = AbortSignal.timeout(5000);
  const asked = { method: 'GET', path: endpoint.path, search: '', headers: new Headers(), body: null };
  const answer = await through(asked, (sent) =>
    forward(addressBehind(networkUrl, ownPaths, sent), { ...sent, signal }, patience),
  );
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

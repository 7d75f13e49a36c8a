import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { readPortal } from '../http/portal-files.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Network } from '../network.ts';
import { setLog } from '../observing/log.ts';
import { type Backend, startBackend } from './backends.ts';
import { ensureBuild } from './build.ts';
import { developmentListener } from './development.ts';
import { gateOf } from './gate.ts';
import { type Listener, listen } from './listen.ts';
import { serveMetrics } from './metrics-server.ts';
import type { Options } from './options.ts';
import { dist, galleryDirectory } from './paths.ts';
import { createReadiness } from './readiness.ts';

/** A server at `url`; `network` is null in front of another network. */
export type Running = {
  url: string;
  network: Network | null;
  metricsPort: number | null;
  close: () => Promise<void>;
};

async function builtPortal({ mode, servesPortal, reach, hosts }: Options) {
  if (mode === 'development' || !servesPortal) return null;
  await ensureBuild({ onlyWhenMissing: mode === 'test' });
  const folders = reach.closed.has('gallery') ? [dist] : [dist, galleryDirectory];
  const [portal, gallery] = await Promise.all(folders.map((path) => readPortal(path, hosts)));
  return new Map([...(gallery ?? []), ...(portal ?? [])]);
}

/** Starts portal and network on one port. Throws what `listen`, `ensureBuild` and `prepareDatabase` throw. */
export async function startServer(options: Options): Promise<Running> {
  setLog(options.log);
  const isDevelopment = options.mode === 'development';
  const readiness = createReadiness();
  const ready = Promise.withResolvers<Listener>();
  const { host, publicName } = options.reach;
  const {
    server,
    port,
    close: stopListening,
  } = await listen(ready.promise, {
    port: options.port,
    host,
    headers: securityHeaders({ isDevelopment, hosts: options.hosts }),
    gate: gateOf(options.reach),
    readiness,
  });
  const url = `http://localhost:${port}`;
  let backend: Backend | null = null;
  let metrics: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  try {
    const readings = () => backend?.readings ?? null;
    metrics = options.metrics && (await serveMetrics(options.metrics, { readings, readiness }));
    backend = await startBackend({ options, origin: options.publicUrl ?? url, portal: builtPortal(options) });
    // Node would hang up on a slow sender; `listen` reads the rest.
    const network: Listener = getRequestListener(backend.app.fetch, { autoCleanupIncoming: false });
    const portal =
      isDevelopment && options.servesPortal ? await developmentListener(server, network, publicName) : null;
    ready.resolve(portal?.listener ?? network);
    const { close, dependency } = backend;
    readiness.serve(dependency);
    return {
      url,
      network: backend.network,
      metricsPort: metrics?.port ?? null,
      close: async () => {
        readiness.drain();
        if (options.drainDelay > 0) await wait(options.drainDelay);
        await stopListening();
        await portal?.close();
        await close();
        metrics?.close();
      },
    };
  } catch (error) {
    ready.promise.catch(() => undefined);
    ready.reject(error);
    await stopListening();
    await backend?.close();
    metrics?.close();
    throw error;
  }
}

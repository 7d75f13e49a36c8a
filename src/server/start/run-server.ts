import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Server } from 'node:http';
import type { PortalFiles } from '../http/portal-files.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Network } from '../network.ts';
import { setLog } from '../observing/log.ts';
import type { Backend, Surroundings } from './backend.ts';
import { gateOf } from './gate.ts';
import { type Listener, listen } from './listen.ts';
import { serveMetrics } from './metrics-server.ts';
import type { Options } from './options.ts';
import { createReadiness } from './readiness.ts';

/** A server at `url`; `network` is null in front of another network. */
export type Running = {
  url: string;
  network: Network | null;
  metricsPort: number | null;
  close: () => Promise<void>;
};

type Front = { listener: Listener; close: () => Promise<void> };
/** What kinds of starts differ in. */
export type Parts = {
  portal: () => Promise<PortalFiles | null>;
  backend: (surroundings: Surroundings) => Promise<Backend>;
  /** Takes the requests first. */
  front?: (server: Server, network: Listener) => Promise<Front>;
};

/** Runs portal and network on one port. Throws what `listen` and its parts throw. */
export async function runServer(options: Options, parts: Parts): Promise<Running> {
  setLog(options.log);
  const isDevelopment = options.mode === 'development';
  const readiness = createReadiness();
  const ready = Promise.withResolvers<Listener>();
  const {
    server,
    port,
    close: stopListening,
  } = await listen(ready.promise, {
    port: options.port,
    host: options.reach.host,
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
    backend = await parts.backend({ options, origin: options.publicUrl ?? url, portal: parts.portal() });
    // Node would hang up on a slow sender; `listen` reads the rest.
    const network: Listener = getRequestListener(backend.app.fetch, { autoCleanupIncoming: false });
    const front = await parts.front?.(server, network);
    ready.resolve(front?.listener ?? network);
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
        await front?.close();
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

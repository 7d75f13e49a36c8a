import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Readings, closeMetrics, openMetrics } from '../observing/metrics.ts';
import { PortTaken } from './listen.ts';
import type { Readiness } from './readiness.ts';

/** Where metrics are to be had: apart from the portal, which strangers reach. */
export type MetricsPlace = { host: string; port: number };

/** Reads `9464`, for this machine alone, or `0.0.0.0:9464`. Throws an error that says so. */
export function readMetricsPlace(text: string | undefined): MetricsPlace | null {
  if (!text) return null;
  const { host = '127.0.0.1', port = '' } = /^(?:(?<host>.+):)?(?<port>\d+)$/.exec(text)?.groups ?? {};
  const url = URL.parse(`http://${host}:${port}`);
  if (!url || port === '' || Number(port) > 65_535) {
    throw new Error(`"${text}" is no port, nor address and port such as 0.0.0.0:9464`);
  }
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

function reasonOf(error: unknown, { host, port }: MetricsPlace) {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return `METRICS_PORT: port ${port} is taken. Stop what runs there, or choose another one with METRICS_PORT=${port + 1}.`;
  }
  if (code === 'EADDRNOTAVAIL') return `METRICS_PORT: ${host} is no address of this machine.`;
  return `METRICS_PORT: ${error instanceof Error ? error.message : ''}`;
}

/** Metrics in the format of Prometheus at `/metrics`, beside `/healthz` and `/readyz`. */
export async function serveMetrics(
  place: MetricsPlace,
  { readings, readiness }: { readings: () => Readings | null; readiness: Readiness },
) {
  const metrics = await openMetrics(readings);
  const server = createServer((request, response) => {
    async function answer() {
      if (await readiness.answer(request, response)) return;
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      const { type, text } = await metrics.read();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    }
    answer().catch(() => response.writeHead(500).end());
  });
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    closeMetrics();
    throw new PortTaken(reasonOf(error, place));
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : place.port,
    close: () => {
      closeMetrics();
      server.close();
      server.closeAllConnections();
    },
  };
}

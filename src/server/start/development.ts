import { auditReportPath } from '#contract/audit.ts';
import { evidencePath } from '#contract/evidence.ts';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { isApiPath } from '../http/api-prefixes.ts';
import { isContractPath } from '../http/openapi-page.ts';
import { pageStylePath } from '../http/page-style.ts';
import { isOutboxPath } from '../mail/outbox-pages.ts';
import type { Listener } from './listen.ts';
import { root } from './paths.ts';

const isOfNetwork = (path: string) =>
  isApiPath(path) ||
  isOutboxPath(path) ||
  isContractPath(path) ||
  [auditReportPath, evidencePath, pageStylePath].includes(path);

// Hot reload with its web socket on the same server; API calls go to `network`.
export async function developmentListener(server: Server, network: Listener, publicName: string | null) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      ws: { server },
      ...(publicName !== null && { allowedHosts: [publicName] }),
    },
    appType: 'spa',
  });
  const listener: Listener = (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (isOfNetwork(path)) return network(request, response);
    vite.middlewares(request, response);
    return undefined;
  };
  return { listener, close: () => vite.close() };
}

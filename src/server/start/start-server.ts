import { readPortal } from '../http/portal-files.ts';
import { offerTexts } from '../demo/offer-texts.ts';
import { samplePictures } from '../demo/sample-pictures.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import type { Backend, Surroundings } from './backend.ts';
import { ensureBuild } from './build.ts';
import { databaseBackend } from './database-backend.ts';
import { closedAccounts, openDemoDatabase } from './demo-database.ts';
import { developmentListener } from './development.ts';
import type { Options } from './options.ts';
import { dist, galleryDirectory } from './paths.ts';
import { proxyBackend } from './proxy-backend.ts';
import { type Running, runServer } from './run-server.ts';
import { testBackend } from './test-backend.ts';

async function builtPortal(options: Options) {
  const { mode, servesPortal, reach } = options;
  if (mode === 'development' || !servesPortal) return null;
  await ensureBuild({ onlyWhenMissing: mode === 'test' });
  const folders = reach.closed.has('gallery') ? [dist] : [dist, galleryDirectory];
  const [portal, gallery] = await Promise.all(folders.map((path) => readPortal(path, options)));
  return new Map([...(gallery ?? []), ...(portal ?? [])]);
}

function startBackend(surroundings: Surroundings): Promise<Backend> {
  const { options } = surroundings;
  if (options.networkUrl) return proxyBackend(options.networkUrl, surroundings);
  if (options.mode === 'test') return testBackend(surroundings);
  return databaseBackend(surroundings, {
    open: (now) => openDemoDatabase(options, now),
    closedAccounts: closedAccounts(options),
    samplePictures,
    offerTexts,
    keepUp: topUpTraffic,
  });
}

/** Starts portal and network for a demo, for development or for tests. Throws what its parts throw. */
export function startServer(options: Options): Promise<Running> {
  const isDevelopment = options.mode === 'development' && options.servesPortal;
  return runServer(options, {
    portal: () => builtPortal(options),
    backend: startBackend,
    ...(isDevelopment && {
      front: (server, network) => developmentListener(server, network, options.reach.publicName),
    }),
  });
}

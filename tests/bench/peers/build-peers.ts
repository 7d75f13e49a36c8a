import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PortalFiles, readPortal } from '#server/http/portal-files.ts';
import { revalidated } from '#server/http/static-file.ts';
import { compress } from '#server/start/compress.ts';
import { cacheFolder } from '../../support/project.ts';
import { apiPath, type PeerName } from './names.ts';

// With the names by which bulletproof-react reads where its data is.
const environment = {
  NODE_ENV: 'production',
  VITE_APP_API_URL: apiPath,
  VITE_APP_ENABLE_API_MOCKING: 'false',
};

async function build(name: PeerName, folder: string, outDir: string) {
  rmSync(outDir, { recursive: true, force: true });
  const script = path.join(import.meta.dirname, 'build-peer.ts');
  const { status } = spawnSync(process.execPath, [script, name, outDir], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} cannot be built in ${folder}: are its packages installed?`);
  await compress(outDir);
}

/** Builds a peer in its folder, once: what was built stays in the cache. */
export async function buildPeer(name: PeerName, folder: string): Promise<PortalFiles> {
  const outDir = path.join(cacheFolder, 'peers', name);
  const stamp = `${outDir}.built`;
  if (!existsSync(stamp)) {
    await build(name, path.resolve(folder), outDir);
    writeFileSync(stamp, '');
  }
  const files = await readPortal(outDir);
  // Without the policy of the portal's page, which forbids styles that scripts write; kept by browsers as most hosts do.
  return new Map(
    [...files].map(([at, { policy: _, ...file }]) => [
      at,
      at === '/index.html' ? { ...file, cacheControl: revalidated } : file,
    ]),
  );
}

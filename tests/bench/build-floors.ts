import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compress } from '#server/start/compress.ts';
import { hashFiles } from '#server/start/hash-files.ts';
import { cacheFolder, root } from '../support/project.ts';
import type { Figures, Offer } from './floor/data.ts';

const source = path.join(import.meta.dirname, 'floor');
const folder = path.join(cacheFolder, 'floors');
const stampFile = path.join(folder, 'stamp');

const tiles = ['Clicks', 'Unique clicks', 'Conversions', 'Conversion rate', 'EPC', 'Earnings'];
const dashboard: Figures = {
  tiles: tiles.map((name, nth) => ({ name, value: 1234 * (nth + 1) })),
  days: Array.from({ length: 30 }, (_, nth) => ({
    day: `2026-11-${String(nth + 1).padStart(2, '0')}`,
    clicks: 300 + ((nth * 7919) % 500),
    payout: 20 + ((nth * 104_729) % 700) / 10,
  })),
};
const list: Offer[] = Array.from({ length: 250 }, (_, nth) => ({
  id: 46_000 + nth,
  name: `Offer ${nth} of an advertiser`,
  category: `Category ${nth % 12}`,
  countries: 'DE AT CH NL',
  clicks: (nth * 7919) % 9973,
  payout: ((nth * 104_729) % 9000) / 100,
}));

export type Floors = { plain: string; stack: string };

/**
 * Builds the floors: the login as a handwritten page, and login, dashboard and list with the portal's libraries
 * alone. Cached by source.
 */
export async function buildFloors(): Promise<Floors> {
  const floors = { plain: path.join(folder, 'plain'), stack: path.join(folder, 'stack') };
  const stamp = hashFiles(root, { patterns: ['tests/bench/{floor/*,build-floors.ts}', 'package-lock.json'] });
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return floors;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(floors.plain, { recursive: true });
  cpSync(path.join(source, 'plain.html'), path.join(floors.plain, 'index.html'));
  // Reading the route table leaves it at 'development', which would bring React's development build.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir: floors.stack,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
    },
  });
  mkdirSync(path.join(floors.stack, 'data'));
  for (const [name, data] of Object.entries({ dashboard, list })) {
    writeFileSync(path.join(floors.stack, 'data', `${name}.json`), JSON.stringify(data));
  }
  await compress(floors.plain);
  await compress(floors.stack);
  writeFileSync(`${stampFile}.part`, stamp);
  renameSync(`${stampFile}.part`, stampFile);
  return floors;
}

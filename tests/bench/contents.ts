import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/project.ts';

type Modules = Record<string, Record<string, number>>;
/** A script as it came over the wire. */
type Transfer = { path: string; bytes: number };
export type Content = { name: string; bytes: number };

/** The package, or the folder of the project, that a module belongs to. */
export function ownerOf(module: string): string {
  const [, inPackages] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (inPackages) return inPackages;
  const [, folder] = /^\/?((?:src\/)?[\w.-]+)/.exec(module) ?? [];
  return module.startsWith('\0') || !folder ? 'bundler' : folder;
}

/** What the transferred scripts hold: a chunk's bytes are shared out by the size of its modules before minifying. */
export function contentsOf(transfers: readonly Transfer[], modules: Modules): Content[] {
  const totals = new Map<string, number>();
  for (const { path: address, bytes } of transfers) {
    const known = Object.entries(modules[address.slice(1)] ?? {});
    const sizes: [module: string, size: number][] = known.length > 0 ? known : [[address, 1]];
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [module, size] of sizes) {
      const owner = ownerOf(module);
      totals.set(owner, (totals.get(owner) ?? 0) + (bytes * size) / whole);
    }
  }
  const contents = [...totals].map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }));
  return contents.toSorted((one, other) => other.bytes - one.bytes);
}

/** The build's own account of its chunks: chunk -> module -> bytes. */
export function readModules(): Modules {
  // Written by the build in this shape.
  return JSON.parse(fs.readFileSync(path.join(root, 'dist/.vite/modules.json'), 'utf8')) as Modules;
}

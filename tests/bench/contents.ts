import fs from 'node:fs';
import path from 'node:path';
import { root } from '../support/project.ts';

type Modules = Record<string, Record<string, number>>;
type Transfer = { path: string; bytes: number };
export type Content = { name: string; bytes: number };

/** The package or project folder of a module. */
export function ownerOf(module: string): string {
  const [, inPackages] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (inPackages) return inPackages;
  const [, folder] = /^\/?((?:src\/)?[\w.-]+)/.exec(module) ?? [];
  return module.startsWith('\0') || !folder ? 'bundler' : folder;
}

/** By owner: the bytes of a chunk are split by the size of its modules before minifying. */
export function contentsOf(transfers: readonly Transfer[], modules: Modules): Content[] {
  const totals = new Map<string, number>();
  for (const { path: address, bytes } of transfers) {
    const modulesOf = Object.entries(modules[address.slice(1)] ?? {});
    const sizes: [module: string, size: number][] = modulesOf.length > 0 ? modulesOf : [[address, 1]];
    const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
    for (const [module, size] of sizes) {
      const owner = ownerOf(module);
      totals.set(owner, (totals.get(owner) ?? 0) + (bytes * size) / whole);
    }
  }
  const contents = [...totals].map(([name, bytes]) => ({ name, bytes: Math.round(bytes) }));
  return contents.toSorted((one, other) => other.bytes - one.bytes);
}

/** Chunk -> module -> bytes. */
export function readModules(): Modules {
  // Written by the build in this shape.
  return JSON.parse(fs.readFileSync(path.join(root, 'dist/.vite/modules.json'), 'utf8')) as Modules;
}

import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../support/project.ts';
import { readModules } from './contents.ts';

const dist = path.join(root, 'dist');
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

/** The build's scripts: their static imports, and the chunk of each module. */
export type Scripts = { importsOf: (file: string) => readonly string[]; fileOf: (module: string) => string };

export const readBuilt = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');

/** By the build's manifest. Modules are named from the project's root. */
export function readScripts(): Scripts {
  const chunks = manifest.parse(JSON.parse(readBuilt('.vite/manifest.json')));
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  const modules = Object.entries(readModules());
  return {
    importsOf: (file) =>
      (byFile.get(file)?.imports ?? []).flatMap((name) => (chunks[name] ? [chunks[name].file] : [])),
    fileOf(module) {
      const found = modules.find(([, inside]) => Object.keys(inside).some((name) => name.endsWith(module)));
      if (!found) throw new Error(`The build has no ${module}`);
      return found[0];
    },
  };
}

/** These scripts with all their static imports. */
export function closureOf(scripts: Scripts, files: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    scripts.importsOf(file).forEach(follow);
  };
  files.forEach(follow);
  return [...seen];
}

/** Scripts that the page itself names. */
export function firstScripts(): string[] {
  const found = [...readBuilt('index.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)];
  return found.map(([, file = '']) => file);
}

/** Over the wire, with brotli. */
export const wireBytes = (files: readonly string[]): number =>
  files
    .map((file) => path.join(dist, file))
    .map((file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((total, size) => total + size, 0);

/** With their bytes before minifying. */
export const modulesIn = (file: string): Readonly<Record<string, number>> => readModules()[file] ?? {};

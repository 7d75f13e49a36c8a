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

/** The scripts of the build: what each imports at once, and the file that a module is in. */
export type Scripts = { importsOf: (file: string) => readonly string[]; fileOf: (module: string) => string };

/** A file of the build as it is. */
export const readBuilt = (file: string) => fs.readFileSync(path.join(dist, file), 'utf8');

/** The scripts by the build's own account of them. Modules are named from the root of the project. */
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

/** The scripts that must be there before these ones run: they themselves, and what they import at once. */
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

/** The scripts that the page itself names. */
export function firstScripts(): string[] {
  const found = [...readBuilt('index.html').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)];
  return found.map(([, file = '']) => file);
}

/** Bytes of files of the build over the wire, with brotli. */
export const wireBytes = (files: readonly string[]): number =>
  files
    .map((file) => path.join(dist, file))
    .map((file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((total, size) => total + size, 0);

/** The modules that are in a file, with their bytes before they are minified. */
export const modulesIn = (file: string): Readonly<Record<string, number>> => readModules()[file] ?? {};

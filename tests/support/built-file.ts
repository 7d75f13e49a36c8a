import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from './project.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

const modules = z.record(z.string(), z.record(z.string(), z.number()));

const readReport = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'dist', '.vite', name), 'utf8'));

// The chunk that holds this source, libraries and its styles, nothing else.
const scriptAround = (source: string) =>
  Object.entries(modules.parse(readReport('modules.json'))).find(([, parts]) => {
    const own = Object.keys(parts).filter((part) => !/node_modules|styled-system/.test(part));
    return own.length === 1 && own[0] === `src/${source}`;
  })?.[0];

/** For a source that shares its chunk with others. */
export function fileWith(source: string): string {
  const found = Object.entries(modules.parse(readReport('modules.json'))).find(
    ([, parts]) => `src/${source}` in parts,
  );
  if (!found) throw new Error(`The build has no script with ${source}`);
  return `**/${found[0]}`;
}

/** Matches the address of the chunk of a source below `src/`. Example: `fileOf('main.tsx')`. */
export function fileOf(source: string): string {
  const file = manifest.parse(readReport('manifest.json'))[source]?.file ?? scriptAround(source);
  if (file === undefined) throw new Error(`The build has no script of its own for ${source}`);
  return `**/${file}`;
}

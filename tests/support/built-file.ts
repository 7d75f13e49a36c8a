import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from './project.ts';

const manifest = z.record(z.string(), z.object({ file: z.string() }));

/** A pattern for the address of the built script of a source, whose path counts from `src/`. Example: `fileOf('main.tsx')`. */
export function fileOf(source: string): string {
  const built = readFileSync(path.join(root, 'dist', '.vite', 'manifest.json'), 'utf8');
  const file = manifest.parse(JSON.parse(built))[source]?.file;
  if (file === undefined) throw new Error(`The build has no script of its own for ${source}`);
  return `**/${file}`;
}

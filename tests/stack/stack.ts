import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceMaps } from '#server/start/paths.ts';
import { withSourceLines } from './source-lines.ts';

const standardInput = 0;
const [file, ...rest] = process.argv.slice(2);

function readMap(script: string) {
  const path = join(sourceMaps, `${script}.map`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

if (rest.length > 0 || (file !== undefined && !existsSync(file))) {
  console.error('npm run tools -- stack FILE, or: npm run tools -- stack < FILE');
  process.exitCode = 1;
} else {
  const text = readFileSync(file ?? standardInput, 'utf8');
  // An answer of the network writes line breaks as \n.
  const lines = text.trimStart().startsWith('{') ? text.replaceAll(String.raw`\n`, '\n') : text;
  const traced = withSourceLines(lines, readMap);
  process.stdout.write(traced);
  if (traced === lines) console.error('No place in it belongs to the maps in .cache/source-maps/.');
}

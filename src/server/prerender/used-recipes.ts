import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { root } from '../start/paths.ts';
import type { Recipes } from './split-styles.ts';

type Chunk = Rolldown.OutputChunk;

const folder = 'src/styled-system/recipes';
const recipesIn = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set(
    [...chunks]
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => new RegExp(`/${folder}/([\\w-]+)\\.js$`).exec(id)?.[1] ?? []),
  );

/** Which recipes the scripts of a build use: all of them, and those that come with these modules; not what they load later. */
export async function usedRecipes(
  bundle: Rolldown.OutputBundle,
  initialModules: readonly string[],
): Promise<Recipes> {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Chunk>();
  function follow(chunk: Chunk | undefined) {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  }
  const isFirst = ({ isEntry, moduleIds }: Chunk) =>
    isEntry || moduleIds.some((id) => initialModules.some((module) => id.endsWith(`/${module}`)));
  chunks.filter(isFirst).forEach(follow);
  const files = await readdir(join(root, folder));
  const all = new Set(files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []));
  return { all, used: recipesIn(chunks), first: recipesIn(first) };
}

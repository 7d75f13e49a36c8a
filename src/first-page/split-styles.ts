import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type ChildNode, type Root } from 'postcss';
import type { Rolldown } from 'vite';

type Names = ReadonlySet<string>;
/** Recipes by the name that their classes begin with: `used` by any script, `initial` by the initial renders. */
export type Recipes = { all: Names; used: Names; initial: Names };

const recipesOf = (selector: string, { all }: Recipes) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replace(/(?:__|--).*/, ''))
    .filter((name) => all.has(name));

const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0;

// Removes empty rules, and those that become empty thereby.
export function dropEmpty(root: Root): void {
  let isChanged = false;
  root.walk((node) => {
    if (!isEmpty(node)) return;
    node.remove();
    isChanged = true;
  });
  if (isChanged) dropEmpty(root);
}

function partOf(css: string, isIncluded: (selector: string) => boolean): Root {
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isIncluded);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  return root;
}

// They are of no recipe.
const named = new Set(['font-face', 'property']);

/**
 * `initial` holds what belongs to no recipe and the recipes of the initial renders, `lazy` the other used ones. Rules stay
 * in their layers and in order.
 */
export function splitStyles(css: string, recipes: Recipes): { initial: string; lazy: string } {
  const isOf = (names: Names) => (selector: string) =>
    recipesOf(selector, recipes).every((name) => names.has(name));
  const [isInitial, isUsed] = [isOf(recipes.initial), isOf(recipes.used)];
  const initial = partOf(css, isInitial);
  const lazy = partOf(css, (selector) => isUsed(selector) && !isInitial(selector));
  lazy.walkAtRules((rule) => {
    if (named.has(rule.name) || rule.name.endsWith('keyframes')) rule.remove();
  });
  for (const root of [initial, lazy]) dropEmpty(root);
  return { initial: initial.toString(), lazy: lazy.toString() };
}

type Chunk = Rolldown.OutputChunk;

const folder = 'src/styled-system/recipes';
const script = '.js';
const recipesIn = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set(
    [...chunks]
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => new RegExp(`/${folder}/([\\w-]+)\\.js$`).exec(id)?.[1] ?? []),
  );

/** The recipes that the scripts of a build use; `initial` those that these modules import statically. */
export async function usedRecipes(
  bundle: Rolldown.OutputBundle,
  initialModules: readonly string[],
): Promise<Recipes> {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set<Chunk>();
  function follow(chunk: Chunk | undefined) {
    if (!chunk || initial.has(chunk)) return;
    initial.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  }
  const isInitial = ({ isEntry, moduleIds }: Chunk) =>
    isEntry || moduleIds.some((id) => initialModules.some((module) => id.endsWith(`/${module}`)));
  chunks.filter(isInitial).forEach(follow);
  const files = await readdir(join(import.meta.dirname, '../..', folder));
  const all = new Set(
    files.filter((file) => file.endsWith(script)).map((file) => file.slice(0, -script.length)),
  );
  return { all, used: recipesIn(chunks), initial: recipesIn(initial) };
}

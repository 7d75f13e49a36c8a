import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type AtRule, type ChildNode, type Root } from 'postcss';
import type { Rolldown } from 'vite';

type Names = ReadonlySet<string>;
/**
 * The recipes of the stylesheet by the name that their classes begin with; `used` are those of any script, `initial` those of
 * the initial renders.
 */
export type Recipes = { all: Names; used: Names; initial: Names };

const recipesOf = (selector: string, { all }: Recipes) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replace(/(?:__|--).*$/, ''))
    .filter((name) => all.has(name));

const isHollow = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0;

/** Removes the rules of a stylesheet that hold nothing, until none is left. */
export function dropHollow(root: Root): void {
  let isChanged = false;
  root.walk((node) => {
    if (!isHollow(node)) return;
    node.remove();
    isChanged = true;
  });
  if (isChanged) dropHollow(root);
}

const isStep = ({ parent }: ChildNode) =>
  // Its type says that it is one.
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** The stylesheet with the selectors that are wanted. */
function partOf(css: string, isWanted: (selector: string) => boolean): Root {
  const root = parse(css);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else rule.selectors = wanted;
  });
  return root;
}

/**
 * Shares out a stylesheet: `initial` holds what belongs to no recipe and the recipes of the initial renders, `lazy` the
 * others that are used. Their rules stay in their layers and in their order.
 */
export function splitStyles(css: string, recipes: Recipes): { initial: string; lazy: string } {
  const isOf = (names: Names) => (selector: string) =>
    recipesOf(selector, recipes).every((name) => names.has(name));
  const [isInitial, isUsed] = [isOf(recipes.initial), isOf(recipes.used)];
  const initial = partOf(css, isInitial);
  const lazy = partOf(css, (selector) => isUsed(selector) && !isInitial(selector));
  lazy.walkAtRules(/^(?:font-face|property)$|keyframes$/, (rule) => {
    rule.remove();
  });
  for (const root of [initial, lazy]) dropHollow(root);
  return { initial: initial.toString(), lazy: lazy.toString() };
}

type Chunk = Rolldown.OutputChunk;

const folder = 'src/styled-system/recipes';
const recipesIn = (chunks: Iterable<Chunk>): ReadonlySet<string> =>
  new Set(
    [...chunks]
      .flatMap(({ moduleIds }) => moduleIds)
      .flatMap((id) => new RegExp(`/${folder}/([\\w-]+)\\.js$`).exec(id)?.[1] ?? []),
  );

/** Which recipes the scripts of a build use: all of them, and those that come with these modules; not what they load lazily. */
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
  const all = new Set(files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []));
  return { all, used: recipesIn(chunks), initial: recipesIn(initial) };
}

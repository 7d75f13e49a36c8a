import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type AtRule, type ChildNode, type Root } from 'postcss';
import type { Rolldown } from 'vite';

type Names = ReadonlySet<string>;
/**
 * The recipes of the stylesheet by the name that their classes begin with; `used` are those of any script, `first` those that
 * the first look uses.
 */
export type Recipes = { all: Names; used: Names; first: Names };

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
 * Shares out a stylesheet: `first` holds what belongs to no recipe and the recipes of the first look, `later` the others that
 * are used. Their rules stay in their layers and in their order.
 */
export function splitStyles(css: string, recipes: Recipes): { first: string; later: string } {
  const isOf = (names: Names) => (selector: string) =>
    recipesOf(selector, recipes).every((name) => names.has(name));
  const [isFirst, isUsed] = [isOf(recipes.first), isOf(recipes.used)];
  const first = partOf(css, isFirst);
  const later = partOf(css, (selector) => isUsed(selector) && !isFirst(selector));
  later.walkAtRules(/^(?:font-face|property)$|keyframes$/, (rule) => {
    rule.remove();
  });
  for (const root of [first, later]) dropHollow(root);
  return { first: first.toString(), later: later.toString() };
}

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
  const files = await readdir(join(import.meta.dirname, '../..', folder));
  const all = new Set(files.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []));
  return { all, used: recipesIn(chunks), first: recipesIn(first) };
}

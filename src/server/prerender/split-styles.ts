import { parse, type AtRule, type ChildNode, type Root } from 'postcss';
import { dropHollow } from './drop-hollow.ts';

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

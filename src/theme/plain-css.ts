import type { Config } from '@pandacss/dev';

type Hooks = NonNullable<Config['hooks']>;

const code = `import { compact, withoutSpace } from '../helpers.js';

const refuse = (feature) => { throw new Error('The recipes of this theme have no ' + feature); };

export const createRecipe = (name, defaultVariants, compoundVariants) => {
  if (compoundVariants.length > 0) refuse('compound variants');
  const getVariantProps = (variants) => ({ ...defaultVariants, ...compact(variants) });
  const recipeFn = (variants) =>
    [name, ...Object.entries(getVariantProps(variants)).map(([key, value]) => name + '--' + key + '_' + withoutSpace(String(value)))].join(' ');
  return { recipeFn, getVariantProps, __getCompoundVariantCss__: () => ({}) };
};

export const mergeRecipes = () => refuse('merging');
`;

/**
 * Recipes take plain values only, so a class name is a join of strings: leaves out Panda's runtime for conditions and
 * compound variants, 4 KB of the initial render.
 */
export const plainRecipes: NonNullable<Hooks['codegen:prepare']> = ({ artifacts }) =>
  artifacts.map((artifact) => ({
    ...artifact,
    files: artifact.files.map((file) => (file.file === 'create-recipe.js' ? { ...file, code } : file)),
  }));

const startValues = /\*,\s*::before,\s*::after,\s*::backdrop\s*\{\s*--blur:[^}]*\}/;

/**
 * Leaves out the initial values of filter, gradient and transform variables, which no recipe uses: set on every
 * element, they made styles a fifth slower.
 */
export const plainGlobals: NonNullable<Hooks['cssgen:done']> = ({ artifact, content }) =>
  artifact === 'global' ? content.replace(startValues, '') : undefined;

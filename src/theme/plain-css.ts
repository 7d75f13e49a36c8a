import type { Config } from '@pandacss/dev';

type Hooks = NonNullable<Config['hooks']>;

const code = `import { compact, memo, withoutSpace } from '../helpers.js';

const classOf = (name, variants) => [name, ...variants.map((variant) => name + variant)].join(' ');
const variantsOf = (defaults, chosen) =>
  Object.entries({ ...defaults, ...compact(chosen) }).map(([key, value]) => '--' + key + '_' + withoutSpace(String(value)));

export const recipe = (name, defaults) => memo((chosen) => classOf(name, variantsOf(defaults, chosen)));

export const slotRecipe = (name, slots, defaults) =>
  memo((chosen) => {
    const variants = variantsOf(defaults, chosen);
    return Object.fromEntries(slots.map((slot) => [slot, classOf(name + '__' + slot, variants)]));
  });
`;

// What Panda writes of a recipe, with its own name and that of its classes.
const alone = /createRecipe\('([\w-]+)', (\{[^}]*\}), \[\]\)[\s\S]*export const (\w+) =/;
const ofSlots =
  /DefaultVariants = (\{[^}]*\})\nconst \w+CompoundVariants = \[\]\n\nconst \w+SlotNames = (\[[\s\S]*?\n\])\n[\s\S]*export const (\w+) =/;

const compact = (json: string) => JSON.stringify(JSON.parse(json));

function plainRecipe(file: string, written: string): string {
  const [, name, variants = '', single = ''] = alone.exec(written) ?? [];
  if (name !== undefined) {
    return `import { recipe } from './create-recipe.js';

export const ${single} = /* @__PURE__ */ recipe('${name}', ${compact(variants)});
`;
  }
  const [, defaults = '', pairs = '[]', many = ''] = ofSlots.exec(written) ?? [];
  // As it is written.
  const slots = JSON.parse(pairs) as [slot: string, className: string][];
  const [prefix = ''] = slots.map(([slot, className]) => className.slice(0, -`__${slot}`.length));
  const isPlain = slots.every(([slot, className]) => className === `${prefix}__${slot}`);
  if (prefix === '' || !isPlain) throw new Error(`${file} is no plain recipe: has it compound variants?`);
  return `import { slotRecipe } from './create-recipe.js';

export const ${many} = /* @__PURE__ */ slotRecipe('${prefix}', ${JSON.stringify(slots.map(([slot]) => slot))}, ${compact(defaults)});
`;
}

// The function alone.
const plainTypes = (written: string) =>
  written.replaceAll(/^ {2}(?:raw|variantMap|variantKeys|splitVariantProps|getVariantProps)\b.*\n/gm, '');

const plain = ({ file, code: written }: { file: string; code: string | undefined }) => {
  if (file === 'create-recipe.js') return { file, code };
  if (written === undefined || file.startsWith('index.')) return { file, code: written };
  return { file, code: file.endsWith('.d.ts') ? plainTypes(written) : plainRecipe(file, written) };
};

/**
 * Recipes take plain values only, so a class name is a join of strings: leaves out Panda's runtime for conditions and
 * compound variants, and the lists of variants that nothing reads: 8 KB of the dashboard.
 */
export const plainRecipes: NonNullable<Hooks['codegen:prepare']> = ({ artifacts }) =>
  artifacts.map((artifact) =>
    /recipe/.test(artifact.id) && !artifact.id.startsWith('types')
      ? { ...artifact, files: artifact.files.map(plain) }
      : artifact,
  );

const startValues = /\*,\s*::before,\s*::after,\s*::backdrop\s*\{\s*--blur:[^}]*\}/;

/**
 * Leaves out the initial values of filter, gradient and transform variables, which no recipe uses: set on every
 * element, they made styles a fifth slower.
 */
export const plainGlobals: NonNullable<Hooks['cssgen:done']> = ({ artifact, content }) =>
  artifact === 'global' ? content.replace(startValues, '') : undefined;

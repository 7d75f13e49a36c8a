import { expect, test } from 'vitest';
import { plainRecipes } from './plain-css.ts';

type Given = Parameters<typeof plainRecipes>[0];

// What Panda writes of a recipe, as far as it is read.
const written = (compound: string) => `const cardDefaultVariants = {
  "size": "md"
}
const cardCompoundVariants = [${compound}]

const cardSlotNames = [
  [
    "root",
    "card__root"
  ],
  [
    "head",
    "card__head"
  ]
]
export const card = /* @__PURE__ */ Object.assign(cardFn, {`;

async function recipeOf(code: string) {
  const files = [{ file: 'card.js', code }];
  const artifacts = await plainRecipes({ artifacts: [{ id: 'recipes', files }] } as unknown as Given);
  return (artifacts as Given['artifacts'])[0]?.files[0]?.code;
}

test('a recipe is what it is called by: its name, its slots and what it takes where nothing is chosen', async () => {
  expect(await recipeOf(written(''))).toContain(
    `export const card = /* @__PURE__ */ slotRecipe('card', ["root","head"], {"size":"md"});`,
  );
  const alone = `createRecipe('spinner', {}, [])\nexport const spinner = Object.assign(`;
  expect(await recipeOf(alone)).toContain(`export const spinner = /* @__PURE__ */ recipe('spinner', {});`);
});

test('a recipe with compound variants, for which there is no code, fails the build', async () => {
  await expect(async () => recipeOf(written('{}'))).rejects.toThrow('card.js is no plain recipe');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { isWholeProduct } from '../support/whole-product.ts';
import { recipes, type Recipe, type Step } from './recipes.ts';
import { openScratch } from './scratch.ts';

const minutes = 60_000;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/** What stands under the heading of a recipe: one item for each place, and what follows. */
function readRecipe({ page, title, places }: Recipe) {
  const heading = `# ${title}, in ${numbers[places.length]} places\n`;
  const [, entry = ''] = readProjectFile(page).split(heading);
  const [items = '', rest = ''] = (entry.split(/^#/m, 1)[0] ?? '').trim().split(/\n\n([^]*)/);
  return { items: items.split(/^\d\. /m).slice(1), rest };
}

const naming = ({ place }: Step) => expect.stringContaining(`\`${place}\``) as string;

describe.each(recipes)('the recipe $title', (recipe) => {
  const { places, followUps } = recipe;

  test('names each of its places, and what follows', () => {
    const { items, rest } = readRecipe(recipe);
    expect(items).toEqual(places.map(naming));
    for (const step of followUps) expect(rest).toEqual(naming(step));
  });

  test('changes the files as they are', () => {
    const unchanged = places.filter(({ files, edit }) =>
      files.some((file) => {
        const source = projectFiles.includes(file) ? readProjectFile(file) : '';
        return edit?.(source) === source;
      }),
    );
    expect(unchanged).toEqual([]);
  });
});

/** Each place is needed, and all of them are enough: a few minutes, so in the whole product alone. */
describe.skipIf(!isWholeProduct)('a copy of the project', { timeout: 20 * minutes }, () => {
  let scratch: Awaited<ReturnType<typeof openScratch>>;
  beforeAll(async () => {
    scratch = await openScratch();
  }, minutes);
  afterAll(() => scratch.close(), minutes);

  test.each(recipes)(
    'follows the recipe $title, and notices each place that is forgotten',
    async (recipe) => {
      const steps = [...recipe.places, ...recipe.followUps];
      for (const step of steps) await scratch.follow(step);
      expect(await scratch.complaint(recipe)).toBe('');
      for (const step of steps) {
        const putRight = scratch.forget(step);
        expect(await scratch.complaint(recipe, step), `without ${step.place}`).not.toBe('');
        putRight();
      }
      for (const step of steps) scratch.forget(step);
    },
  );
});

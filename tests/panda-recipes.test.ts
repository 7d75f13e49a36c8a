import path from 'node:path';
import { expect, test } from 'vitest';
import { exportsOf, importsOf, projectFiles, readProjectFile } from './support/source-files.ts';

const sources = projectFiles.filter((file) => /\.tsx?$/.test(file));
const files = sources.filter((file) => file.endsWith('.recipe.ts'));

/** The recipe of a file by its name: `copy-field.recipe.ts` holds `copyField`. */
const nameOf = (file: string) =>
  path.basename(file, '.recipe.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('[A9.a] the breakpoints are 640, 768, 1024 and 1280', () => {
  const [, breakpoints = ''] = /breakpoints: \{([^}]*)\}/.exec(readProjectFile('panda.config.ts')) ?? [];
  expect(breakpoints.match(/\d+px/g)).toEqual(['640px', '768px', '1024px', '1280px']);
});

test('the theme collects the recipe of every component, each named after its file', () => {
  const collected = importsOf('src/theme/recipes.ts').map(({ target }) =>
    'file' in target ? target.file : '',
  );
  expect(collected.toSorted()).toEqual(files.toSorted());
  expect(files.filter((file) => !exportsOf(file).includes(nameOf(file)))).toEqual([]);
});

test('a recipe stands in the folder of a component that uses it', () => {
  const uses = (file: string, name: string) =>
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#styled/recipes'`).test(readProjectFile(file));
  const homeless = files.filter((file) => {
    const neighbours = sources.filter((other) => path.dirname(other) === path.dirname(file));
    return !neighbours.some((other) => uses(other, nameOf(file)));
  });
  expect(homeless).toEqual([]);
});

import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './source-files.ts';
import { longFiles, tags } from './whole-product.ts';

test('every tag of a browser test says when it runs', () => {
  const used = projectFiles
    .filter((file) => file.endsWith('.e2e.ts'))
    .flatMap((file) => readProjectFile(file).match(/(?<= )@\w+(?=['"`], async)/g) ?? []);
  expect([...new Set(used)].filter((tag) => !tags.includes(tag))).toEqual([]);
  expect(used).toContain('@full');
});

test('every unit test that takes turns is there', () => {
  expect(longFiles.filter((file) => !projectFiles.includes(file))).toEqual([]);
});

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

test('a test that takes turns leaves nothing to turns within it that it never takes', () => {
  const shareDays = (one: number, other: number): boolean =>
    other === 0 ? one > 1 : shareDays(other, one % other);
  const nested = projectFiles.filter((file) => {
    if (!file.endsWith('.e2e.ts')) return false;
    const text = readProjectFile(file);
    const cyclesBy = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, cycle]) => Number(cycle));
    const within = cyclesBy(/\bisInTurn\([^)]*, (\d+)\)/g);
    return cyclesBy(/@day\d+of(\d+)/g).some((cycle) => within.some((inner) => shareDays(cycle, inner)));
  });
  expect(nested).toEqual([]);
});

import { expect, test } from 'vitest';
import { codeMutantsOf } from './code-mutants.ts';
import { drawn } from './draw.ts';

const all = Array.from({ length: 50 }, (_, index) => ({ name: `mutant ${index}` }));
const namesOf = (seed: number, from = all) => drawn(from, seed, 10).map(({ name }) => name);

test('[M2] a seed draws the same mutants again, another one others', () => {
  const first = namesOf(1);
  expect(new Set(first).size).toBe(10);
  expect(namesOf(1, all.toReversed())).toEqual(first);
  expect(namesOf(2)).not.toEqual(first);
});

test('[M2] a mutant that is gone gives way to the next one, and the rest of the draw stays', () => {
  const [gone, ...rest] = namesOf(1);
  const without = all.filter(({ name }) => name !== gone);
  expect(namesOf(1, without).slice(0, 9)).toEqual(rest);
});

test('[M2] a mutant of the code is the whole file with one thing changed', async () => {
  const mutants = await codeMutantsOf('machines/lib/folder-of.ts');
  expect(mutants.map(({ name }) => name.split(' -> ')[1])).toEqual([
    'export const folderOf = () => undefined;',
    'export const folderOf = (name: string) => name.replaceAll(/[^A-Z]/g, (letter) => `-${letter.toLowerCase()}`);',
    'export const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, () => undefined);',
    'export const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ``);',
    'export const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toUpperCase()}`);',
  ]);
  expect(mutants[3]?.text.split('\n').at(-2)).toBe(
    'export const folderOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ``);',
  );
});

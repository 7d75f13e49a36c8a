import { expect, test } from 'vitest';
import { projectFiles } from '../support/source-files.ts';
import { countOf } from './code-elements.ts';
import { knownMutants } from './known-mutants.ts';

test('[M2] what a known fault breaks stands in its file once, and the tests that have to notice it are there', () => {
  expect(knownMutants.filter((mutant) => countOf(mutant) !== 1)).toEqual([]);
  expect(knownMutants.filter(({ killedBy: [file] }) => !projectFiles.includes(file))).toEqual([]);
});

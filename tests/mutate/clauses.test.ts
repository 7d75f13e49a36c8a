import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Clause } from '#machines/clauses/clause.ts';
import { clauses, type ClauseId } from '#machines/clauses/clauses.ts';
import { decisions } from '#machines/clauses/decisions.ts';
import { exceptions } from '#machines/clauses/exceptions.ts';
import { requirementWords } from '#machines/requirement-words.ts';
import { requirements } from '#machines/requirements.ts';
import { cacheFolder } from '../support/project.ts';
import { noteRun, sourceTreeNow } from '../support/source-tree.ts';
import { projectFiles, readProjectFile } from '../support/source-files.ts';
import { codeElement, codeElementsOf, countOf } from './code-elements.ts';
import { breakagesOf, isCode, resultOf, type ClauseResult } from './clause-results.ts';

// The keys of the table.
const ids = Object.keys(clauses) as ClauseId[];
const elementsOf = (clause: ClauseId): readonly string[] => {
  const [, ...elements]: Clause = clauses[clause];
  return elements.filter((element) => !isCode(element));
};
const inCharts = ids.filter((clause) => elementsOf(clause).length > 0);

const tree = sourceTreeNow();
const results: ClauseResult[] = [];
afterAll(() => {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(path.join(cacheFolder, 'clauses.json'), JSON.stringify(results));
  noteRun('chart-clauses', tree);
});

describe('the clauses of the requirements', () => {
  test('[M3] each requirement has one, and each is of a requirement', () => {
    const rows = new Set<string>(ids.map((id) => id.replace(/\..*/, '')));
    expect([...rows].toSorted()).toEqual(Object.keys(requirements).toSorted());
  });

  test('[M3] none is written twice: a second one would replace the first', () => {
    const written = projectFiles
      .filter((file) => /^machines\/clauses\/.*\.ts$/.test(file) && !file.endsWith('exceptions.ts'))
      .flatMap((file) =>
        [...readProjectFile(file).matchAll(/^ {2}'?([A-Z]\d{1,2}\.[a-z])'?: \[/gm)].map(([, id = '']) => id),
      );
    expect(written.toSorted()).toEqual(ids.toSorted());
  });

  test('[M3] a test that names one names one that there is', () => {
    const tests = projectFiles.filter((file) => /^(src|tests|machines)\/.*\.(test|e2e)\.tsx?$/.test(file));
    const unknown = tests.flatMap((file) =>
      [...readProjectFile(file).matchAll(/[['" ]([A-Z]\d{1,2}\.[a-z])[\]'" ]/g)].flatMap(([, id = '']) =>
        id in clauses ? [] : [`${file}: ${id}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('[M3] where the portal decided part of a requirement, a clause of it is marked as decided', () => {
    const decided = Object.entries(requirementWords).flatMap(([id, words]) =>
      words.decided === '' ? [] : [id],
    );
    const marked = new Set([...decisions].map((id) => id.replace(/\..*/, '')));
    expect(decided.filter((id) => !marked.has(id))).toEqual([]);
  });

  test('[M3] a requirement that was decided as a whole has no other clauses', () => {
    const whole = new Set<string>(
      Object.entries(requirementWords).flatMap(([id, words]) => (words.given === '' ? [id] : [])),
    );
    expect(ids.filter((id) => whole.has(id.replace(/\..*/, '')) && !decisions.has(id))).toEqual([]);
  });

  test('[M3] each names what can be broken, but those that are excepted', () => {
    const empty = ids.filter((clause) => clauses[clause].length === 1);
    expect(empty.toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  test('[M3] what one names in the code stands there once', () => {
    const named = ids.flatMap((clause) => codeElementsOf(clause).map((element) => ({ clause, element })));
    expect(named.filter(({ element }) => countOf(codeElement(element)) !== 1)).toEqual([]);
  });

  test('[M3] what one names in the charts is there', () => {
    const named = inCharts.flatMap((clause) => elementsOf(clause).map((element) => ({ clause, element })));
    expect(named.filter(({ element }) => breakagesOf(element).length === 0)).toEqual([]);
  });
});

test.each(inCharts)(
  '[M2] a row of %s kills every mutant of what the clause names in the charts',
  async (clause) => {
    const result = await resultOf(clause);
    results.push(result);
    const survivors = result.killings.filter(({ killedBy }) => killedBy === null);
    expect(survivors.map(({ mutant }) => mutant)).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { clauses } from '#machines/clauses/clauses.ts';
import type { JudgedTest } from '../evidence/evidence-results.ts';
import { clauseRowsOf, isMutantOf, togetherCovered, type Results } from './clause-rows.ts';

const [, ...elements] = clauses['S9.b'];
const [mutant] = elements;
const own = '[S9.b] stores the token';
const testOf = (title: string, result: JudgedTest['result'] = 'passed'): JudgedTest => ({
  file: 'tests/a.test.ts',
  suite: '',
  title,
  rows: ['S9'],
  runs: 1,
  result,
});
const coverageWith = (tests: readonly JudgedTest[], killedBy: readonly (string | null)[]) => {
  const report: Results = {
    tests: [...tests],
    clauses: [{ clause: 'S9.b', killings: killedBy.map((killer) => ({ mutant, killedBy: killer })) }],
  };
  return clauseRowsOf(report)('S9').find(({ id }) => id === 'S9.b')?.coverage;
};

describe('a clause', () => {
  test('[M3] is covered when what it is about was broken and a test that names it noticed', () => {
    expect(coverageWith([testOf(own)], [own])).toBe('covered');
  });

  test.each([
    ['its mutants were not tried', [testOf(own)], []],
    ['a mutant survived', [testOf(own)], [own, null]],
    ['a test of another clause noticed', [testOf(own)], ['[S9.c] signs in']],
    ['a test of its row noticed', [testOf(own)], ['[S9] signs in']],
    ['a test that names it was of another version', [testOf(own), testOf('[S9.b] again', 'another')], [own]],
    ['a test that names it failed', [testOf(own), testOf('[S9.b] again', 'failed')], [own]],
  ])('[M3] is covered in part when %s', (_, tests, killedBy) => {
    expect(coverageWith(tests, killedBy)).toBe('partly');
  });

  test.each<JudgedTest['result']>([null, 'skipped', 'another'])(
    '[M3] is neither covered nor in part before a test that names it has run: %s',
    (result) => {
      expect(coverageWith([testOf(own, result)], [])).toBe('not run');
      expect(coverageWith([testOf(own, result), testOf('[S9.b] again')], [])).toBe('partly');
      expect(coverageWith([testOf(own, result)], [null])).toBe('partly');
    },
  );

  test.each([
    ['a test of another row alone', [testOf('[S8] another row')]],
    ['a test of its row alone', [testOf('[S9] signs in')]],
    ['a test of another clause', [testOf('[S9.c] signs in')]],
  ])('[M3] is not covered by %s, whatever that noticed', (_, tests) => {
    expect(coverageWith(tests, [tests[0]?.title ?? null])).toBe('not');
  });

  test('[M3] that no title names is not known before any test has run, and not covered afterwards', () => {
    const coverageOf = (tests: readonly JudgedTest[]) =>
      clauseRowsOf({ tests, clauses: [] })('S9').find(({ id }) => id === 'S9.b')?.coverage;
    expect(coverageOf([])).toBe('not known');
    expect(coverageOf([testOf('[S9] signs in', null)])).toBe('not known');
    expect(coverageOf([testOf(own, null)])).toBe('not run');
    expect(coverageOf([testOf('[S9] signs in')])).toBe('not');
    expect(coverageOf([testOf('[S8] another row', 'failed')])).toBe('not');
  });

  test('[M3] that no title names is not known after a run of browser tests alone, whatever was broken', () => {
    const tests = [{ ...testOf('[S8] another row'), file: 'tests/e2e/a.e2e.ts' }];
    const broken = [{ clause: 'S8.a', killings: [] }];
    const row = clauseRowsOf({ tests, clauses: broken })('S9').find(({ id }) => id === 'S9.b');
    expect(row?.coverage).toBe('not known');
  });

  test('[M3] is found without reading thousands of titles once for each clause', () => {
    let reads = 0;
    const one = {
      ...testOf(own),
      get title() {
        reads += 1;
        return own;
      },
    };
    const clausesOf = clauseRowsOf({ tests: [one], clauses: [] });
    const found = ['S9', 'S8', 'P5', 'E14'].flatMap(clausesOf).filter(({ tests }) => tests.length > 0);
    expect(found.map(({ id }) => id)).toEqual(['S9.b']);
    expect(reads).toBeLessThan(5);
  });

  test('[M3] that is about no part of the charts or the code is not covered by a test that names it', () => {
    const report: Results = {
      tests: [testOf('[M1.f] views are thin')],
      clauses: [],
    };
    expect(clauseRowsOf(report)('M1').find(({ id }) => id === 'M1.f')?.coverage).toBe('partly');
  });

  test('[M3] that is about something that the portal does not have is excepted, with who has decided that, when and why', () => {
    const report: Results = {
      tests: [],
      clauses: [],
    };
    const row = clauseRowsOf(report)('E14').find(({ id }) => id === 'E14.g');
    const exception = {
      by: 'maintainers',
      day: '2026-11-25',
      reason: expect.stringContaining('Tabs are links') as string,
    };
    expect([row?.coverage, row?.exception]).toEqual(['excepted', exception]);
    const both = row ? togetherCovered([row, { ...row, coverage: 'covered', exception: null }]) : null;
    expect(both).toBe('covered');
  });

  test('[M3] makes its row partly covered by itself', () => {
    const [one] = clauseRowsOf({ tests: [], clauses: [] })('P5');
    if (!one) throw new Error('P5 has a clause');
    const together = (...states: readonly (typeof one.coverage)[]) =>
      togetherCovered(states.map((coverage) => ({ ...one, coverage })));
    expect([
      together('covered', 'not'),
      together('covered', 'covered'),
      together('not', 'not'),
      together(),
      together('not run', 'not', 'excepted'),
      together('not run', 'covered'),
      together('not', 'partly'),
      together('not known', 'not known', 'excepted'),
      together('not known', 'not run'),
    ]).toEqual(['partly', 'covered', 'not', 'not', 'not run', 'partly', 'partly', 'not known', 'not run']);
  });

  test('[M3] names one mutant, all of an element, or all that begin alike', () => {
    const name = 'a.b | c | 0: go to a.d';
    const names = ['a.b | c | 0', name, 'a.b | c | 0: go to …', 'a.b | c', 'a.b | c | 0: go'];
    expect(names.map((element) => isMutantOf(name, element))).toEqual([true, true, true, false, false]);
  });
});

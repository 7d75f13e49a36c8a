import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import { auditReport, auditReportPath } from '#contract/audit.ts';
import { auditApp } from '#server/audit/audit-app.ts';
import { titleOf } from '#machines/laws/law.ts';
import { groupLaws, systemLaws, ways } from '#machines/laws/laws.ts';
import { readAuditReport, readReportHere } from '#server/audit/audit-report.ts';
import NotePart from '../support/note-part.ts';
import { root as project } from '../support/project.ts';

const root = mkdtempSync(join(tmpdir(), 'audit-'));
const cache = join(root, 'cache');
const write = (file: string, content: unknown) =>
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));

// Spelt so that these are no titles of this file.
const title = (id: string, rest: string) => `[${id}] ${rest}`;
const source = `
  test('${title('S9', 'signs in')}', () => {});
  test.each(rows)('${title('L4', 'reads $name')}', () => {});
  test('names no row', () => {});
`;

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'tests'), { recursive: true });
  mkdirSync(cache);
  write('tests/a.test.ts', source);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const unit = (results: readonly { title: string; status: string; suite?: string }[]) => ({
  testResults: [
    {
      name: join(root, 'tests/a.test.ts'),
      assertionResults: results.map(({ suite, ...one }) => ({
        ...one,
        ancestorTitles: suite ? [suite] : [],
      })),
    },
  ],
});

describe('the report for auditors', () => {
  test('[M3] lists the tests of the sources before any ran', () => {
    expect(readAuditReport({ root, cache })).toEqual({
      tests: [
        {
          file: 'tests/a.test.ts',
          suite: '',
          title: title('S9', 'signs in'),
          rows: ['S9'],
          runs: 0,
          result: null,
        },
        {
          file: 'tests/a.test.ts',
          suite: '',
          title: title('L4', 'reads …'),
          rows: ['L4'],
          runs: 0,
          result: null,
        },
      ],
      runs: { unit: null, browser: null },
      mutation: null,
      clauses: [],
    });
  });

  test('[M3] joins them with what ran last, and adds those that were made as they ran', () => {
    write(
      'cache/unit.json',
      unit([
        { title: title('S9', 'signs in'), status: 'passed' },
        { title: title('L4', 'reads offers'), status: 'passed' },
        { title: title('L4', 'reads tags'), status: 'failed' },
        { title: title('S2 S3', 'link 1'), status: 'passed', suite: 'the session chart, walked' },
        { title: 'names no row', status: 'pending' },
      ]),
    );
    utimesSync(join(cache, 'unit.json'), new Date(0), new Date('2026-11-20T12:00:00Z'));
    const { tests, runs } = readAuditReport({ root, cache });
    const file = 'tests/a.test.ts';
    expect(tests).toEqual([
      { file, suite: '', title: title('S9', 'signs in'), rows: ['S9'], runs: 1, result: 'passed' },
      { file, suite: '', title: title('L4', 'reads offers'), rows: ['L4'], runs: 1, result: 'passed' },
      { file, suite: '', title: title('L4', 'reads tags'), rows: ['L4'], runs: 1, result: 'failed' },
      {
        file,
        suite: 'the session chart, walked',
        title: title('S2 S3', 'link 1'),
        rows: ['S2', 'S3'],
        runs: 1,
        result: 'passed',
      },
    ]);
    expect(runs.unit).toEqual({
      at: '2026-11-20T12:00:00.000Z',
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: [{ file, title: title('L4', 'reads tags'), rows: ['L4'] }],
    });
  });

  test('[M3] names groups by what they were made of, and the tests in one of them once', () => {
    const group = (name: string) => `describe.each(rows)('${name}', () => { test('is there', () => {}); });`;
    write('tests/a.test.ts', group(title('E7', 'answers of $name')));
    write(
      'cache/unit.json',
      unit([
        { title: 'is there', status: 'passed', suite: title('E7', 'answers of offers') },
        { title: 'is whole', status: 'passed', suite: title('E7', 'answers of offers') },
        { title: 'is there', status: 'failed', suite: title('E7', 'answers of tags') },
        ...['passed', 'pending', 'passed', 'pending', 'passed'].map((status, nth) => ({
          title: `is ${nth}`,
          status,
          suite: title('E7', 'answers of cities'),
        })),
        { title: 'is there', status: 'pending', suite: title('E7', 'answers of users') },
      ]),
    );
    const { tests } = readAuditReport({ root, cache });
    expect(tests.map((one) => [one.title, one.passed, one.runs, one.result])).toEqual([
      [title('E7', 'answers of offers'), 2, 2, 'passed'],
      [title('E7', 'answers of tags'), undefined, 1, 'failed'],
      [title('E7', 'answers of cities'), 3, 5, 'partly'],
      [title('E7', 'answers of users'), undefined, 1, 'skipped'],
    ]);
  });

  test('[M3] a test with a title of its own has its own result, in a group and beside a title that is made', () => {
    write(
      'tests/a.test.ts',
      `describe('${title('S12', 'a refusal')}', () => {
        test('ends the session', () => {});
        test('${title('S15', 'says why')}', () => {});
      });
      test.each(rows)('${title('O7', '%s')}', () => {});
      test('${title('O7', 'makes no call')}', () => {});
      const sample = { title: '${title('P5.a', 'is late')}', result: null };
      holds('${title('S9', 'a step of another test')}', () => {});`,
    );
    const suite = title('S12', 'a refusal');
    const results = [
      { title: 'ends the session', status: 'passed', suite },
      { title: title('S15', 'says why'), status: 'failed', suite },
      { title: title('O7', 'makes no call'), status: 'passed' },
      { title: title('O7', 'an empty one'), status: 'passed' },
    ];
    write('cache/unit.json', unit(results));
    const { tests } = readAuditReport({ root, cache });
    expect(tests.map((one) => [one.title, one.rows, one.runs, one.result])).toEqual([
      [title('S12', 'a refusal'), ['S12'], 2, 'failed'],
      [title('S15', 'says why'), ['S15'], 1, 'failed'],
      [title('O7', 'an empty one'), ['O7'], 1, 'passed'],
      [title('O7', 'makes no call'), ['O7'], 1, 'passed'],
    ]);
  });

  test('[M3] lists every law of the charts by its words, run or not', () => {
    const listed = readAuditReport({ root: project, cache }).tests;
    const titles = new Set(listed.map((one) => `${one.file}: ${one.title}`));
    const inFile = (file: string) => (laws: Record<string, Parameters<typeof titleOf>[0]>) =>
      Object.values(laws).map((law) => `${file}: ${titleOf(law)}`);
    const all = [
      ...[systemLaws, ways].flatMap(inFile('tests/machines/laws.test.ts')),
      ...Object.values(groupLaws).flatMap(inFile('tests/machines/followers.test.ts')),
    ];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((one) => !titles.has(one))).toEqual([]);
  });

  test('[M3] reads the browser’s results through all their suites', () => {
    const spec = {
      title: title('S9', 'signs in'),
      file: 'a.test.ts',
      ok: false,
      tests: [{ status: 'unexpected' }],
    };
    const suites = [{ title: 'a.test.ts', specs: [], suites: [{ title: 'en', specs: [spec] }] }];
    write('cache/browser-tests.json', { suites });
    const { tests, runs } = readAuditReport({ root, cache });
    expect(tests[0]).toMatchObject({ result: 'failed', suite: 'en', runs: 1 });
    expect(runs.browser).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  test('[M3] leaves out results of files outside of the project, copied from another folder', () => {
    const copied = {
      testResults: ['tests/a.test.ts', '../elsewhere/tests/a.test.ts'].map((file, nth) => ({
        name: join(root, file),
        assertionResults: [
          { ancestorTitles: [], title: title('S9', 'signs in'), status: nth === 0 ? 'passed' : 'failed' },
        ],
      })),
    };
    write('cache/unit.json', copied);
    const { tests, runs } = readAuditReport({ root, cache });
    expect(tests.map(({ file, result }) => [file, result])).toEqual([
      ['tests/a.test.ts', 'passed'],
      ['tests/a.test.ts', null],
    ]);
    expect([runs.unit?.passed, runs.unit?.failed]).toEqual([1, 0]);
    write('cache/unit.json', { testResults: copied.testResults.slice(1) });
    expect(readAuditReport({ root, cache }).runs.unit).toBeNull();
  });

  test('[M3] names the commit of each run, and leaves out faults that were tried on another', () => {
    const git = (...parameters: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...parameters], {
        cwd: root,
        encoding: 'utf8',
      }).trim();
    write('.gitignore', 'cache');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'a');
    const here = { commit: git('rev-parse', 'HEAD'), hasLocalChanges: false };
    const before = { commit: 'c0ffee', hasLocalChanges: false };
    mkdirSync(join(cache, 'runs'));
    const killed = [{ clause: 'G3.a', killings: [{ mutant: 'terms.open', killedBy: '[G3.a] opens' }] }];
    const missed = [{ clause: 'G3.b', killings: [{ mutant: 'src/a.ts | a -> b', killedBy: null }] }];
    const mutation = { seconds: 1, total: 2, killed: 2, charts: [] };
    write('cache/unit.json', unit([{ title: title('S9', 'signs in'), status: 'passed' }]));
    write('cache/clauses.json', killed);
    write('cache/code-clauses.json', missed);
    write('cache/mutation.json', mutation);
    for (const file of ['unit', 'clauses', 'code-clauses', 'mutation']) {
      utimesSync(join(cache, `${file}.json`), new Date(0), new Date('2026-11-20T12:00:00Z'));
    }
    const at = '2026-11-20T12:00:00.000Z';
    write('cache/runs/unit.json', before);
    write('cache/runs/chart-clauses.json', here);
    const report = readReportHere({ root, cache });
    expect(report.tests[0]).toMatchObject({ result: 'passed' });
    expect([report.here, report.runs.unit?.of, report.clauses, report.mutation]).toEqual([
      here,
      before,
      killed,
      null,
    ]);
    expect(report.faults).toEqual({
      charts: { at, of: null, total: 2, noticed: 2 },
      clausesInCharts: { at, of: here, total: 1, noticed: 1 },
      clausesInCode: { at, of: null, total: 1, noticed: 0 },
    });
    write('cache/runs/mutation.json', here);
    expect(readReportHere({ root, cache }).mutation).toEqual(mutation);
    // What was changed since is another thing each time.
    write('tests/b.test.ts', '');
    const changed = readReportHere({ root, cache });
    expect([changed.here, changed.clauses, changed.mutation]).toEqual([
      { ...here, hasLocalChanges: true },
      [],
      null,
    ]);
  });

  test('[M3] names a run of a part, which gives no results, until a whole one comes', () => {
    const at = '2026-11-20T12:00:00.000Z';
    const part = { at, of: null, passed: 3, failed: 0, skipped: 1, files: 2, allFiles: 90 };
    mkdirSync(join(cache, 'runs'));
    write('cache/runs/part.json', part);
    const report = readReportHere({ root, cache });
    expect([report.part, report.runs.unit, report.tests[0]?.result]).toEqual([part, null, null]);
    write('cache/unit.json', unit([{ title: title('S9', 'signs in'), status: 'passed' }]));
    expect(readReportHere({ root, cache }).part).toBeNull();
    const earlier = new Date('2026-11-20T11:00:00Z');
    utimesSync(join(cache, 'unit.json'), earlier, earlier);
    expect(readReportHere({ root, cache }).part).toEqual(part);
    write('cache/runs/part.json', '{');
    expect(readReportHere({ root, cache }).part).toBeNull();
  });

  test('[M3] names what was explored on this machine, of which commit, and no half of a note', () => {
    expect(readReportHere({ root, cache }).explorations).toEqual([]);
    const of = { commit: 'c0ffee', hasLocalChanges: true };
    const noted = { suite: 'palette', states: 3, edges: 4, at: '2026-11-20T12:00:00.000Z', of };
    mkdirSync(join(cache, 'explorations'));
    write('cache/explorations/palette.json', noted);
    write('cache/explorations/session.json', '{');
    // As a former release noted it, without a date.
    write('cache/explorations/terms.json', { suite: 'terms', states: 1, edges: 2 });
    expect(readReportHere({ root, cache }).explorations).toEqual([noted]);
  });

  test('[M3] a run that was not of npm test is noted, with how many of the files it was', async () => {
    const noted = new NotePart({ cache });
    const files = ['a', 'b', 'c'];
    const results = ['passed', 'passed', 'failed', 'skipped', 'pending'];
    const children = { allTests: () => results.map((state) => ({ result: () => ({ state }) })) };
    // What a reporter reads of them.
    noted.onInit({ globTestSpecifications: () => Promise.resolve(files) } as unknown as Vitest);
    await noted.onTestRunEnd([{ children }] as unknown as TestModule[], [], 'failed');
    expect(readReportHere({ root, cache }).part).toMatchObject({
      passed: 2,
      failed: 1,
      skipped: 2,
      files: 1,
      allFiles: 3,
    });
  });

  test('[M3] takes a half written file for no run', () => {
    write('cache/unit.json', '{"testResults": [');
    expect(readAuditReport({ root, cache }).runs.unit).toBeNull();
  });

  test('[M3] is public, and as in the contract', async () => {
    const answer = await auditApp().request(auditReportPath);
    expect(answer.status).toBe(200);
    expect(auditReport.parse(await answer.json()).tests.length).toBeGreaterThan(100);
  });
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative } from 'node:path';
import * as z from 'zod/mini';
import type { AuditReport, FaultRuns, SourceTree } from '#contract/audit.ts';
import { clausesReport, mutationReport } from '#contract/audit.ts';
import { rowsIn } from './test-titles.ts';

export type TestResult = {
  file: string;
  suite: string;
  title: string;
  result: 'passed' | 'failed' | 'skipped';
};
type Run = { at: string; results: TestResult[] };
type Folders = { root: string; cache: string };

const unitFile = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

type Suite = { title: string; specs?: Spec[] | undefined; suites?: Suite[] | undefined };
const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});
type Spec = z.infer<typeof spec>;
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.optional(z.array(spec)),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const browserFile = z.object({ suites: z.array(suite) });

// Null also for a file that was left half written.
function readResults<Shape>(file: string, schema: z.ZodMiniType<Shape>): { at: string; found: Shape } | null {
  if (!existsSync(file)) return null;
  try {
    const found = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { at: statSync(file).mtime.toISOString(), found };
  } catch {
    return null;
  }
}

const slashes = (path: string) => path.replaceAll('\\', '/');
// Results that were copied from another folder are of files that are not here.
const isInside = ({ file }: TestResult) => !isAbsolute(file) && !file.startsWith('../');

function runOf(at: string, all: readonly TestResult[]): Run | null {
  const results = all.filter(isInside);
  return results.length > 0 || all.length === 0 ? { at, results } : null;
}

const resultOf = (status: string): TestResult['result'] => {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
};

function unitRun({ root, cache }: Folders): Run | null {
  const read = readResults(join(cache, 'unit.json'), unitFile);
  if (!read) return null;
  const results = read.found.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: slashes(relative(root, name)),
      suite: ancestorTitles.join(', '),
      title,
      result: resultOf(status),
    })),
  );
  return runOf(read.at, results);
}

const browserResult = ({ ok, tests }: Spec): TestResult['result'] => {
  if (tests.length > 0 && tests.every(({ status }) => status === 'skipped')) return 'skipped';
  return ok ? 'passed' : 'failed';
};

function specsOf({ specs = [], suites = [] }: Suite, within: readonly string[]): TestResult[] {
  const own = specs.map((one) => ({
    file: posix.join('tests', slashes(one.file)),
    suite: within.join(', '),
    title: one.title,
    result: browserResult(one),
  }));
  return [...own, ...suites.flatMap((inner) => specsOf(inner, [...within, inner.title]))];
}

function browserRun({ cache }: Folders): Run | null {
  const read = readResults(join(cache, 'browser-tests.json'), browserFile);
  if (!read) return null;
  return runOf(
    read.at,
    read.found.suites.flatMap((file) => specsOf(file, [])),
  );
}

export const lastRuns = (folders: Folders) => ({ unit: unitRun(folders), browser: browserRun(folders) });

/** What came of breaking charts and code: all charts, and what clauses are about (`npm test`, `npm run tools -- mutate`). */
export const lastFaults = ({ cache }: Folders) => ({
  mutation: readResults(join(cache, 'mutation.json'), mutationReport),
  clausesInCharts: readResults(join(cache, 'clauses.json'), clausesReport),
  clausesInCode: readResults(join(cache, 'code-clauses.json'), clausesReport),
});

type ClausesRead = ReturnType<typeof lastFaults>['clausesInCode'];

export function faultRunOf(read: ClausesRead, of: SourceTree | null): FaultRuns['clausesInCode'] {
  if (!read) return null;
  const killings = read.found.flatMap((one) => one.killings);
  const noticed = killings.filter(({ killedBy }) => killedBy !== null).length;
  return { at: read.at, of, total: killings.length, noticed };
}

export function summaryOf(run: Run | null): AuditReport['runs']['unit'] {
  if (!run) return null;
  const among = (state: TestResult['result']) => run.results.filter(({ result }) => result === state);
  const failures = among('failed').map(({ file, suite: within, title }) => ({
    file,
    title: within === '' ? title : `${within}, ${title}`,
    rows: rowsIn(`${within} ${title}`),
  }));
  return {
    at: run.at,
    passed: among('passed').length,
    failed: failures.length,
    skipped: among('skipped').length,
    failures,
  };
}

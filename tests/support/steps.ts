import path from 'node:path';
import * as z from 'zod/mini';
import { findPostgresql } from './postgresql.ts';
import { cacheFolder } from './project.ts';
import { leftOutFiles } from './whole-product.ts';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed, but failed at first. */
  repeated?: readonly string[];
};

export type Step = {
  name: string;
  kind: 'check' | 'test';
  command: readonly [program: string, ...parameters: string[]];
  env?: Record<string, string>;
  /** Steps that have to succeed first. */
  needs?: readonly string[];
  /** Runs after everything before it, because it takes the whole machine. */
  alone?: boolean;
  /** Why it cannot run on this machine; null when it can. */
  impossible?: () => string | null;
  /** Tests only: the file of results, and how it is read. */
  results?: { file: string; counts: (json: unknown) => Counts };
};

const vitestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

function vitestCounts(json: unknown): Counts {
  const results = vitestResults.parse(json);
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + brokenFiles.length,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});

const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

const repeatedIn = ({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(repeatedIn),
];

function playwrightCounts(json: unknown): Counts {
  const { stats, errors, suites } = playwrightResults.parse(json);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    repeated: suites.flatMap(repeatedIn),
  };
}

const unitFile = path.join(cacheFolder, 'unit.json');
const postgresqlFile = path.join(cacheFolder, 'postgresql.json');
const browserFile = path.join(cacheFolder, 'browser-tests.json');

const browser: Step = {
  name: 'browser',
  kind: 'test',
  command: ['playwright', 'test', '--config=tests', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile },
  needs: ['build'],
  alone: true,
  results: { file: browserFile, counts: playwrightCounts },
};

/** The browser tests in the browser that `env` names. */
export const inOtherBrowser = (env: Record<string, string>): Step => ({
  ...browser,
  name: 'other browser',
  env: { ...browser.env, ...env },
});

const leftOut = leftOutFiles.map((file) => `--exclude=${file}`);

/** Every step of `npm test`, in starting order: two at a time, as lint leaves half a machine to the tests. */
export const steps: readonly Step[] = [
  { name: 'build', kind: 'check', command: ['node', 'tests/support/build.ts'] },
  // With the compiler's own errors (`typeCheck`): by themselves they take as long again.
  { name: 'lint', kind: 'check', command: ['oxlint'] },
  { name: 'format', kind: 'check', command: ['oxfmt', '--check'] },
  { name: 'unused', kind: 'check', command: ['knip'] },
  { name: 'catalogues', kind: 'check', command: ['lingui', 'check', 'sync', '--clean', '--verbose'] },
  { name: 'translations', kind: 'check', command: ['lingui', 'check', 'missing', '--verbose'] },
  {
    name: 'unit',
    kind: 'test',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitFile}`,
      ...leftOut,
    ],
    env: { NO_COLOR: '1' },
    needs: ['build'],
    results: { file: unitFile, counts: vitestCounts },
  },
  {
    name: 'postgresql',
    kind: 'test',
    command: [
      'vitest',
      'run',
      '--mode',
      'postgresql',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${postgresqlFile}`,
      ...leftOut,
    ],
    env: { NO_COLOR: '1' },
    needs: ['build'],
    impossible: () =>
      process.env['TEST_DATABASE_URL'] || findPostgresql() ? null : 'skipped: no PostgreSQL on this machine',
    results: { file: postgresqlFile, counts: vitestCounts },
  },
  browser,
];

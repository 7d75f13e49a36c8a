import * as z from 'zod/mini';

/** `partly`: some of the tests in a group have passed, and others did not run. */
export const testResult = z.enum(['passed', 'failed', 'skipped', 'partly']);
const count = z.int();

/** A test with requirement ids in its title; `result` is that of the last local run, null before it. */
const auditedTest = z.object({
  file: z.string(),
  /** The descriptions around it, outermost first. */
  suite: z.string(),
  /** Parts that are made as a test runs are '…' until it ran. */
  title: z.string(),
  rows: z.array(z.string()),
  /** Of tests with one title, or in one group. */
  runs: count,
  /** How many of them have passed, where they are more than one. */
  passed: z.optional(count),
  result: z.nullable(testResult),
});

/** What a folder holds: a commit, and whether files differ from it. */
const sourceTree = z.object({ commit: z.string(), hasLocalChanges: z.boolean() });
export type SourceTree = z.infer<typeof sourceTree>;

/** Whether two are the same for certain: changes beyond a commit may be others each time. */
export const isSameTree = (one: SourceTree | null, other: SourceTree | null): boolean =>
  one !== null && !one.hasLocalChanges && one.commit === other?.commit && !other.hasLocalChanges;

/** What a run was of; null where nobody noted it. Evidence leaves it out: all its runs are of its own commit. */
const noted = z.optional(z.nullable(sourceTree));

const run = z.object({
  at: z.string(),
  passed: count,
  failed: count,
  skipped: count,
  of: noted,
  /** The tests that failed, also those that name no requirement. */
  failures: z.optional(z.array(z.object({ file: z.string(), title: z.string(), rows: z.array(z.string()) }))),
});

/** A run that broke charts or code on purpose, and how many of the faults a test noticed. */
const faultRun = z.object({ at: z.string(), of: noted, total: count, noticed: count });

/** A run that `npm test` did not start, mostly of some files: it is named, and its results do not count. */
export const partRun = z.object({
  at: z.string(),
  of: noted,
  passed: count,
  failed: count,
  skipped: count,
  /** How many files of tests it ran, of how many. */
  files: count,
  allFiles: count,
});
export type PartRun = z.infer<typeof partRun>;

/** How far the laws of a suite were explored on this machine, and with what. */
export const exploration = z.object({
  suite: z.string(),
  states: count,
  edges: count,
  at: z.string(),
  of: noted,
});
export type Exploration = z.infer<typeof exploration>;

const mutation = z.object({
  seconds: z.number(),
  total: count,
  killed: count,
  charts: z.array(
    z.object({
      chart: z.string(),
      total: count,
      killed: count,
      survivors: z.array(z.object({ name: z.string(), reason: z.nullable(z.string()) })),
    }),
  ),
});

/** A mutant of what a clause is about, and the test that killed it; null: none did. */
const killing = z.object({ mutant: z.string(), killedBy: z.nullable(z.string()) });

/** What came of breaking, one thing at a time, what each clause is about. */
const clauses = z.array(z.object({ clause: z.string(), killings: z.array(killing) }));

/**
 * The tests for auditors (M3): those with requirement ids, when they last ran locally, and how many broken charts
 * they caught. Contains no user data. `mutation` and `clauses` are of `here` alone, `tests` of the commits of their runs.
 */
export const auditReport = z.object({
  tests: z.array(auditedTest),
  runs: z.object({ unit: z.nullable(run), browser: z.nullable(run) }),
  /** The last run of a part on this machine, where no whole one came after it. */
  part: z.optional(z.nullable(partRun)),
  mutation: z.nullable(mutation),
  clauses,
  /** The last on this machine, of every commit. Evidence has its own. */
  explorations: z.optional(z.array(exploration)),
  /** What runs here, to compare the runs with; null outside of a clone. Left out where nothing has to be compared. */
  here: noted,
  /** When faults were tried last, of every commit: in all charts, and what clauses are about in charts and in code. */
  faults: z.optional(
    z.object({
      charts: z.nullable(faultRun),
      clausesInCharts: z.nullable(faultRun),
      clausesInCode: z.nullable(faultRun),
    }),
  ),
});
export type FaultRuns = NonNullable<z.infer<typeof auditReport>['faults']>;
export type AuditReport = z.infer<typeof auditReport>;
export type AuditedTest = AuditReport['tests'][number];

/** Written by `npm run tools -- mutate`, as part of the report. */
export const mutationReport = mutation;

/** Written by the tests of the clauses, as part of the report. */
export const clausesReport = clauses;

export const auditReportPath = '/statecharts/tests.json';

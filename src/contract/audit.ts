import * as z from 'zod/mini';

const result = z.nullable(z.enum(['passed', 'failed', 'skipped']));
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
  result,
});

const run = z.object({ at: z.string(), passed: count, failed: count, skipped: count });

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
 * they caught. Contains no user data.
 */
export const auditReport = z.object({
  tests: z.array(auditedTest),
  runs: z.object({ unit: z.nullable(run), browser: z.nullable(run) }),
  mutation: z.nullable(mutation),
  clauses,
});
export type AuditReport = z.infer<typeof auditReport>;
export type AuditedTest = AuditReport['tests'][number];

/** Written by `npm run tools -- mutate`, as part of the report. */
export const mutationReport = mutation;

/** Written by the tests of the clauses, as part of the report. */
export const clausesReport = clauses;

export const auditReportPath = '/statecharts/tests.json';

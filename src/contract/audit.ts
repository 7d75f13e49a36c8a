import * as z from 'zod/mini';

const result = z.nullable(z.enum(['passed', 'failed', 'skipped']));
const count = z.int();

/** One test that names requirements in its title; `result` is that of the last run on this machine, null before it. */
const auditedTest = z.object({
  file: z.string(),
  /** The descriptions around it, outermost first. */
  suite: z.string(),
  title: z.string(),
  rows: z.array(z.string()),
  /** How many tests were made of this one title. */
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

/**
 * What auditors are told of the tests (M3): all that name requirements, when they last ran on this machine, and how
 * many broken charts they found out. Nothing of a user is in it.
 */
export const auditReport = z.object({
  tests: z.array(auditedTest),
  runs: z.object({ unit: z.nullable(run), browser: z.nullable(run) }),
  mutation: z.nullable(mutation),
});
export type AuditReport = z.infer<typeof auditReport>;
export type AuditedTest = AuditReport['tests'][number];

/** What is written by `npm run tools -- mutate`, as part of the report. */
export const mutationReport = mutation;

/** Where the report is, beside the auditors' pages. */
export const auditReportPath = '/statecharts/tests.json';

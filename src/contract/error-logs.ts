import * as z from 'zod/mini';
import { data, endpoint, page, resource } from './endpoint.ts';
import { instant } from './values.ts';
import { paging } from './wire.ts';

/** Identifies a report to its user and to operators, without letters that look alike. Example: `K7QF-2M9D`. */
const reportCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/));

/**
 * An error in a browser; never contains a token, password or address (E13). `url` is the pattern of the screen's
 * address, `release` the version of the portal, `context` the states and latest steps of the charts. A duplicate code
 * is stored once.
 */
const report = z.object({
  code: z.optional(reportCode),
  message: z.string().check(z.maxLength(4000)),
  stack: z.optional(z.string().check(z.maxLength(16_000))),
  url: z.string().check(z.maxLength(2083)),
  locale: z.optional(z.string().check(z.maxLength(35))),
  release: z.optional(z.string().check(z.maxLength(100))),
  context: z.optional(z.record(z.string(), z.unknown())),
});

const reportRow = z.object({
  id: z.int(),
  code: z.nullable(z.string()),
  message: z.string(),
  stack: z.nullable(z.string()),
  url: z.string(),
  locale: z.nullable(z.string()),
  release: z.nullable(z.string()),
  context: z.nullable(z.record(z.string(), z.unknown())),
  created_at: instant,
});

/** Reports of browsers (E13); apart from the other public calls, as every page needs it from its start. */
export const errorLogs = resource('errorLogs', {
  create: endpoint('POST /public/v1/error-logs', {
    auth: 'anyone',
    body: report,
    answer: data(z.object({ id: z.int() })),
    ignoresUnauthorised: true,
  }),
  /** For operators: the reports, newest first. */
  list: endpoint('GET /publisher/v1/error-logs', {
    auth: 'operator',
    query: z.strictObject({ ...paging, code: z.optional(reportCode) }),
    answer: page(reportRow),
    chosen: true,
  }),
});

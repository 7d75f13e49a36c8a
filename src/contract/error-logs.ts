import * as z from 'zod/mini';
import { data, endpoint, resource } from './endpoint.ts';

/** A report of something that went wrong in a browser; never a token, password or address (E13). */
const report = z.object({
  message: z.string().check(z.maxLength(4000)),
  stack: z.optional(z.string().check(z.maxLength(16_000))),
  url: z.string().check(z.maxLength(2083)),
  release: z.optional(z.string()),
  context: z.optional(z.record(z.string(), z.unknown())),
});

/** What browsers report (E13); apart from the other public calls, because every page needs it from its start. */
export const errorLogs = resource('errorLogs', {
  create: endpoint('POST /public/v1/error-logs', {
    auth: 'anyone',
    body: report,
    answer: data(z.object({ id: z.int() })),
    ignoresUnauthorised: true,
  }),
});

import type * as z from 'zod/mini';
import type { errorLogs } from '#contract/error-logs.ts';
import { refuseField } from './http/refusal.ts';
import type { CallContext } from './network.ts';

type ErrorLog = z.output<(typeof errorLogs)['create']['body']>;

const keptRows = 5000;
const maxContextLength = 16_000;

/** An address without its query and fragment, where tokens and signatures live. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');

/** Keeps a report of a browser's error (E13); only the newest ones stay. */
export async function keepErrorLog({ db, clock, limits, address }: CallContext, report: ErrorLog) {
  limits.spend('errorLog', address);
  const context = report.context ? JSON.stringify(report.context) : null;
  if (context && context.length > maxContextLength) {
    throw refuseField('context', 'TOO_BIG', 'The context is too large');
  }
  const { id } = await db
    .insertInto('error_log')
    .values({
      message: report.message,
      stack: report.stack ?? null,
      url: withoutQuery(report.url),
      release: report.release ?? null,
      context,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('error_log')
    .where('id', '<=', id - keptRows)
    .execute();
  return { id };
}

import type * as z from 'zod/mini';
import type { errorLogs } from '#contract/error-logs.ts';
import { countRows } from '../database/lists.ts';
import { refuseField } from '../http/refusal.ts';
import type { CallContext, HandlersOf } from '../network.ts';

type ErrorLog = z.output<(typeof errorLogs)['create']['body']>;
type Query = z.output<(typeof errorLogs)['list']['query']>;

const storedRows = 5000;
const maxContextLength = 16_000;

// Tokens and signatures live in the query and the fragment.
const withoutQuery = (url: string) => url.replace(/[?#].*$/s, '');

// Only the newest stay (E13). A report that is sent twice is recognised by its code.
async function storeErrorLog({ db, clock, limits, address }: CallContext, report: ErrorLog) {
  await limits.spend('errorLog', { address });
  const context = report.context ? JSON.stringify(report.context) : null;
  if (context && context.length > maxContextLength) {
    throw refuseField('context', 'TOO_BIG', 'The context is too large');
  }
  const { id } = await db
    .insertInto('error_log')
    .values({
      code: report.code ?? null,
      message: report.message,
      stack: report.stack ?? null,
      url: withoutQuery(report.url),
      locale: report.locale ?? null,
      release: report.release ?? null,
      context,
      created_at: clock.now(),
    })
    // Without a change no row would be returned.
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code: report.code ?? null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('error_log')
    .where('id', '<=', id - storedRows)
    .execute();
  return { id };
}

// `code` finds the report that a publisher was shown (E13).
async function listErrorLogs({ db }: CallContext, { code, limit, offset }: Query) {
  const found = db
    .selectFrom('error_log')
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? null));
  const total = await countRows(found);
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .$if(limit !== -1, (query) => query.limit(limit))
    .offset(offset)
    .execute();
  const data = rows.map(({ created_at: createdAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
  }));
  return { data, total, limit, offset };
}

export const errorLogHandlers: HandlersOf<'errorLogs'> = {
  errorLogs: {
    create: ({ body }, context) => storeErrorLog(context, body),
    list: ({ query }, context) => listErrorLogs(context, query),
  },
};

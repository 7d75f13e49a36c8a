import { type Expression, sql } from 'kysely';
import type { SavedReportBody } from '#contract/saved-reports.ts';
import { isTaken } from '../database/is-taken.ts';
import { contains, countRows, inOrder } from '../database/lists.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallerContext, HandlersOf } from '../network.ts';

type Row = SavedReportBody & { id: number; created_at: Date; updated_at: Date; revision: number };

const columns = ['id', 'kind', 'name', 'query', 'pinned', 'created_at', 'updated_at', 'revision'] as const;
const sorts: Record<'id' | 'name' | 'updated_at', Expression<unknown>> = {
  id: sql.ref('id'),
  name: sql`name collate "und-x-icu"`,
  updated_at: sql.ref('updated_at'),
};

const present = ({ created_at, updated_at, ...row }: Row) => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const own = ({ db, caller }: CallerContext) =>
  db
    .selectFrom('saved_report')
    .where('partner_id', '=', caller.partnerId)
    .where('user_id', '=', caller.userId);

async function readOne(context: CallerContext, id: number, withArchived = false) {
  const found = own(context).select(columns).where('id', '=', id);
  const row = await (withArchived ? found : found.where('archived_at', 'is', null)).executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return present(row);
}

// The unique key decides between two reports of one name.
async function named<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isTaken(error)) throw refuseField('name', 'TAKEN', 'There is already a report of this name');
    throw error;
  }
}

async function create({ db, clock, caller }: CallerContext, report: SavedReportBody) {
  const now = clock.now();
  const key = { partner_id: caller.partnerId, user_id: caller.userId };
  const insert = db
    .insertInto('saved_report')
    .values({ ...key, ...report, created_at: now, updated_at: now, archived_at: null })
    .returning(columns);
  return present(await named(insert.executeTakeFirstOrThrow()));
}

type Change =
  | (SavedReportBody & { revision?: number | undefined })
  | { archived_at: Date; revision?: undefined };

async function change(context: CallerContext, id: number, { revision, ...fields }: Change) {
  const { db, clock, caller } = context;
  await readOne(context, id);
  const update = db
    .updateTable('saved_report')
    .set({ ...fields, updated_at: clock.now(), revision: sql`revision + 1` })
    .where('partner_id', '=', caller.partnerId)
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning('id');
  if (!(await named(update.executeTakeFirst()))) throw refuse('CHANGED_MEANWHILE');
}

export const savedReportHandlers: HandlersOf<'savedReports'> = {
  savedReports: {
    list: async ({ query }, context) => {
      const { kind, search, limit, offset } = query;
      const all = own(context).where('archived_at', 'is', null);
      const ofKind = kind ? all.where('kind', '=', kind) : all;
      const found = search ? ofKind.where('name', 'ilike', contains(search)) : ofKind;
      const rows = await inOrder(found.select(columns), sorts, { ...query, key: 'id' }).execute();
      const total = await countRows(found);
      return { data: rows.map(present), total, limit, offset };
    },
    get: ({ params }, context) => readOne(context, params.id),
    retrieve: ({ params }, context) => readOne(context, params.id, true),
    create: ({ body }, context) => create(context, body),
    update: async ({ params, body }, context) => {
      await change(context, params.id, body);
      return readOne(context, params.id);
    },
    remove: async ({ params }, context) => {
      await change(context, params.id, { archived_at: context.clock.now() });
      return { success: true };
    },
  },
};

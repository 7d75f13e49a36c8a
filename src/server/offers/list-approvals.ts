import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Approval, approvals as calls } from '#contract/approvals.ts';
import type { Caller } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/refusal.ts';
import { thumbPath } from '../http/storage.ts';
import { amountOf } from '../money.ts';
import { inOrder, matching } from './searching.ts';

/** What the list is asked for, and one approval alone by its `id`. */
type Query = z.output<(typeof calls)['list']['query']> & { id?: number };

const sorts: Record<'id' | 'name' | 'applied_at' | 'decided_at', Expression<unknown>> = {
  id: sql.ref('a.id'),
  name: sql`o.name collate "und-x-icu"`,
  applied_at: sql.ref('a.applied_at'),
  decided_at: sql.ref('a.decided_at'),
};
const live = sql<SqlBool>`a.status = 'approved'`;

function conditionsOf({ search, status, type, id }: Query): Expression<SqlBool>[] {
  return [
    ...matching({ search }),
    ...(status ? [sql<SqlBool>`a.status = any(${status})`] : []),
    ...(type ? [type === 'live' ? live : sql<SqlBool>`not ${live}`] : []),
    ...(id === undefined ? [] : [sql<SqlBool>`a.id = ${id}`]),
  ];
}

const approvalsOf = (db: Db, { partnerId }: Caller) =>
  db
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .where('a.partner_id', '=', partnerId);

type Row = Pick<Approval, 'id' | 'status' | 'paused' | 'comment' | 'campaign'> & {
  applied_at: Date;
  decided_at: Date | null;
  offer_id: number;
  offer: string;
  picture: string | null;
  model: Approval['payout']['model'];
  amount_micros: number | null;
  percent: number | null;
  currency: Approval['payout']['currency'];
  payouts: number;
};

function present({ applied_at, decided_at, model, percent, currency, ...row }: Row): Approval {
  const { id, status, paused, comment, campaign, offer_id, offer, picture, amount_micros, payouts } = row;
  const amount = amount_micros === null ? null : amountOf(amount_micros);
  return {
    id,
    offer: { id: offer_id, name: offer, thumb: picture && `${thumbPath}${picture}` },
    status,
    type: status === 'approved' ? 'live' : 'pending',
    paused,
    comment,
    campaign,
    payout: { model, amount, percent, currency, varies: payouts > 1 },
    applied_at: applied_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

const counted = [
  sql<number>`(select count(*) from offer_payout other where other.offer_id = o.id)`.as('payouts'),
  sql<
    Approval['campaign']
  >`(select json_build_object('id', c.id, 'name', c.name, 'status', c.status) from campaign c
    where c.partner_id = a.partner_id and c.approval_id = a.id order by c.id limit 1)`.as('campaign'),
];

/** One page of the publisher's approvals (O6). */
export async function listApprovals(db: Db, caller: Caller, query: Query) {
  const found = approvalsOf(db, caller).where((eb) => eb.and(conditionsOf(query)));
  const selected = found
    .select(['a.id', 'a.status', 'a.paused', 'a.comment', 'a.applied_at', 'a.decided_at'])
    .select(['o.id as offer_id', 'o.name as offer', 'o.picture', 'o.currency'])
    .select(['p.model', 'p.amount_micros', 'p.percent'])
    .select(counted);
  const rows = await inOrder(selected, sorts, query).execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(present), total, limit: query.limit, offset: query.offset };
}

/** One approval of the publisher. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readApproval(db: Db, caller: Caller, id: number) {
  const { data } = await listApprovals(db, caller, { id, sort: 'id', limit: 1, offset: 0 });
  const [approval] = data;
  if (!approval) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return approval;
}

import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Approval, approvalSorts, approvals as calls } from '#contract/approvals.ts';
import type { Offer } from '#contract/offers.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { dayOf } from '#contract/days.ts';
import { isOperator } from '../auth/callers.ts';
import { readPage } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import { thumbPath } from '../http/storage.ts';
import { amountOf } from '../money.ts';
import type { CallerContext } from '../network.ts';
import { figureSorts, figuresByOffer, presentFigures } from '../tracking-links/recent-figures.ts';
import { type AnnouncedRow, announcedColumns, presentAnnounced } from '../offers/announced.ts';
import { readSubstitutes } from '../tracking-links/substitutes.ts';
import { isOfferOver } from '../tracking-links/link-status.ts';
import { type CapRow, capsColumn, tightestOf } from '../offers/caps.ts';
import { matching } from '../offers/searching.ts';

type Query = z.output<(typeof calls)['list']['query']> & { id?: number; withArchived?: boolean };

type Which = { id: number; withArchived?: boolean };

const sorts: Record<(typeof approvalSorts)[number], Expression<unknown>> = {
  id: sql.ref('a.id'),
  name: sql`o.name collate "und-x-icu"`,
  applied_at: sql.ref('a.applied_at'),
  decided_at: sql.ref('a.decided_at'),
  ...figureSorts,
};
const live = sql<SqlBool>`a.status = 'approved'`;

function conditionsOf({ status, type, paused, id, withArchived, ...query }: Query): Expression<SqlBool>[] {
  return [
    ...(withArchived ? [] : [sql<SqlBool>`a.archived_at is null`]),
    ...matching(query),
    ...(status ? [sql<SqlBool>`a.status = any(${status})`] : []),
    ...(type ? [type === 'live' ? live : sql<SqlBool>`not ${live}`] : []),
    ...(paused === undefined ? [] : [sql<SqlBool>`a.paused = ${paused}`]),
    ...(id === undefined ? [] : [sql<SqlBool>`a.id = ${id}`]),
  ];
}

// The publisher's own, or everybody's, each with the traffic of its publisher.
function approvalsOf({ db, clock, caller: { partnerId } }: CallerContext, everyone: boolean) {
  const whose = everyone ? null : partnerId;
  return db
    .selectFrom('approval as a')
    .innerJoin('offer as o', 'o.id', 'a.offer_id')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .innerJoin('partner', 'partner.id', 'a.partner_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .leftJoin(figuresByOffer(whose, dayOf(clock.now())), (join) =>
      join.onRef('f.partner_id', '=', 'a.partner_id').onRef('f.offer_id', '=', 'a.offer_id'),
    )
    .$if(whose !== null, (query) => query.where('a.partner_id', '=', partnerId));
}

type Row = Pick<Sent<Approval>, 'id' | 'status' | 'paused' | 'comment' | 'campaign'> &
  AnnouncedRow & {
    applied_at: Date;
    decided_at: Date | null;
    partner_id: number;
    partner: string;
    partner_currency: Currency;
    offer_id: number;
    offer: string;
    offer_status: Sent<Offer>['status'];
    is_over: boolean;
    category_id: number;
    category: string;
    countries: string[];
    picture: string | null;
    model: Sent<Approval>['payout']['model'];
    amount_micros: number | null;
    percent: number | null;
    currency: Currency;
    payouts: number;
    clicks: number | null;
    conversions: number | null;
    payout_micros: number | null;
    caps: CapRow[];
  };

const offerOf = (row: Row): Sent<Approval>['offer'] => ({
  id: row.offer_id,
  name: row.offer,
  thumb: row.picture && `${thumbPath}${row.picture}`,
  category: { id: row.category_id, name: row.category },
  countries: row.countries,
  status: row.is_over ? 'expired' : row.offer_status,
  ...presentAnnounced(row),
});

function payoutOf({ model, amount_micros, percent, currency, payouts }: Row): Sent<Approval>['payout'] {
  const amount = amount_micros === null ? null : amountOf(amount_micros);
  return { model, amount, percent, currency, varies: payouts > 1 };
}

function present(row: Row): Sent<Approval> {
  const { id, status, paused, comment, campaign, applied_at, decided_at } = row;
  return {
    id,
    partner: { id: row.partner_id, name: row.partner },
    offer: offerOf(row),
    status,
    type: status === 'approved' ? 'live' : 'pending',
    paused,
    comment,
    campaign,
    payout: payoutOf(row),
    cap: tightestOf(row.caps),
    figures: presentFigures({ ...row, currency: row.partner_currency }),
    applied_at: applied_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

const counted = [
  sql<number>`(select count(*) from offer_payout other where other.offer_id = o.id)`.as('payouts'),
  sql<
    Sent<Approval>['campaign']
  >`(select json_build_object('id', c.id, 'name', c.name, 'status', c.status) from campaign c
    where c.partner_id = a.partner_id and c.approval_id = a.id
    order by c.status = 'ended', c.id limit 1)`.as('campaign'),
];

function substitutesOf({ db, clock, caller: { partnerId } }: CallerContext, rows: readonly Row[]) {
  const offers = rows.filter((row) => row.is_over).map((row) => row.offer_id);
  return readSubstitutes(db, { partnerId, offers, now: clock.now() });
}

export async function listApprovals(context: CallerContext, query: Query) {
  const { everyone = false } = query;
  if (everyone && !isOperator(context.caller)) throw refuse('FORBIDDEN');
  const found = approvalsOf(context, everyone).where((eb) => eb.and(conditionsOf(query)));
  const selected = found
    .select(['a.id', 'a.status', 'a.paused', 'a.comment', 'a.applied_at', 'a.decided_at'])
    .select(['partner.id as partner_id', 'partner.name as partner', 'partner.currency as partner_currency'])
    .select(['o.id as offer_id', 'o.name as offer', 'o.picture', 'o.currency', 'o.countries'])
    .select(['c.id as category_id', 'c.name as category', 'p.model', 'p.amount_micros', 'p.percent'])
    .select(['f.clicks', 'f.conversions', 'f.payout_micros'])
    .select('o.status as offer_status')
    .select(isOfferOver(context.clock.now()).as('is_over'))
    .select(announcedColumns)
    .select(counted)
    .select(capsColumn(sql`a.partner_id`, dayOf(context.clock.now())));
  const { rows, total } = await readPage(selected, sorts, query);
  const substitutes = await substitutesOf(context, everyone ? [] : rows);
  const data = rows.map((row) => {
    const approval = present(row);
    const substitute = substitutes.get(row.offer_id) ?? null;
    return row.is_over && !everyone ? { ...approval, offer: { ...approval.offer, substitute } } : approval;
  });
  return { data, total, limit: query.limit, offset: query.offset };
}

export async function readApproval(context: CallerContext, { id, withArchived = false }: Which) {
  const only = { sort: 'id', limit: 1, offset: 0, everyone: isOperator(context.caller) } as const;
  const { data } = await listApprovals(context, { id, withArchived, ...only });
  const [approval] = data;
  if (!approval) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return approval;
}

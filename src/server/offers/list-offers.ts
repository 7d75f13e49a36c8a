import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type offer, offerFacets, type offerSorts, type offers as calls } from '#contract/offers.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { type Caller, isOperator } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { readPage } from '../database/lists.ts';
import { amountOf, toOfferCurrency } from '../money.ts';
import type { CallContext } from '../network.ts';
import { type AnnouncedRow, announcedColumns, presentAnnounced } from './announced.ts';
import { type CapRow, capsColumn, tightestOf } from './caps.ts';
import { type PublicRow, countedParts, presentPublicly, publicColumns } from '../catalogue/public-part.ts';
import { countFacets, withoutFacet } from './facets.ts';
import { matching, newAt } from './searching.ts';

type Query = z.output<(typeof calls)['list']['query']> & { id?: number; withArchived?: boolean };
type Offer = z.input<typeof offer>;

const daysOfFigures = 30;

// Own figures where there is own traffic; else those of the whole network.
const epc = sql<
  number | null
>`case when own.clicks > 0 then own.payout_micros / own.clicks * ${toOfferCurrency} else o.network_epc_micros end`;
const cr = sql<
  number | null
>`case when own.clicks > 0 then 100.0 * own.conversions / own.clicks else o.network_cr end`;

const figuresOf = sql<'own' | 'network'>`case when own.clicks > 0 then 'own' else 'network' end`;

function visibleOffers(db: Db, caller: Caller, today: string) {
  const { partnerId } = caller;
  const own = db
    .selectFrom('stat_offer as s')
    .select(['s.offer_id'])
    .select(({ fn }) => [
      fn.sum<number>('s.clicks').as('clicks'),
      fn.sum<number>('s.conversions').as('conversions'),
      fn.sum<number>('s.payout_micros').as('payout_micros'),
    ])
    .where('s.partner_id', '=', partnerId)
    .where('s.day', '>', addDays(today, -daysOfFigures))
    .groupBy('s.offer_id')
    .as('own');
  return db
    .selectFrom('offer as o')
    .innerJoin('category as c', 'c.id', 'o.category_id')
    .innerJoin('offer_payout as p', (join) =>
      join.onRef('p.offer_id', '=', 'o.id').on('p.is_default', '=', true),
    )
    .innerJoin('exchange_rate as offer_rate', 'offer_rate.currency', 'o.currency')
    .innerJoin('partner', (join) => join.on('partner.id', '=', partnerId))
    .innerJoin('exchange_rate as partner_rate', 'partner_rate.currency', 'partner.currency')
    .leftJoin('approval as a', (join) =>
      join
        .onRef('a.offer_id', '=', 'o.id')
        .on('a.partner_id', '=', partnerId)
        .on('a.archived_at', 'is', null),
    )
    .leftJoin(own, 'own.offer_id', 'o.id')
    .$if(!isOperator(caller), (query) =>
      query.where((eb) => eb.or([eb('o.visibility', '!=', 'private'), eb('a.id', 'is not', null)])),
    );
}

const epcInEuros = sql`${epc} / offer_rate.per_euro`;

const sorts: Record<(typeof offerSorts)[number], Expression<unknown>> = {
  id: sql.ref('o.id'),
  name: sql`o.name collate "und-x-icu"`,
  payout: sql`p.amount_micros / offer_rate.per_euro`,
  epc: epcInEuros,
  created_at: sql.ref('o.created_at'),
  // Unknown figures come last.
  featured: sql`row(o.featured, coalesce(${epcInEuros}, -1))`,
};

const within = (state: Expression<string>, values: readonly string[] | undefined) =>
  values ? [sql<SqlBool>`${state} = any(${values})`] : [];

type Filters = Omit<Query, 'sort' | 'limit' | 'offset'>;

function conditionsOf(query: Filters, today: string): Expression<SqlBool>[] {
  return [
    ...matching(query),
    ...newAt(today, query.new),
    ...within(sql.ref('o.status'), query.status),
    ...within(sql`coalesce(a.status, 'none')`, query.approval_status),
    ...(query.group_id ? [sql<SqlBool>`o.group_id = any(${query.group_id})`] : []),
    ...(query.withArchived ? [] : [sql<SqlBool>`o.archived_at is null`]),
    ...(query.id === undefined ? [] : [sql<SqlBool>`o.id = ${query.id}`]),
  ];
}

type Row = PublicRow &
  AnnouncedRow & {
    status: Offer['status'];
    paused: boolean | null;
    visibility: Offer['visibility'];
    description: string;
    os: string[];
    epc: number | null;
    cr: number | null;
    figures_of: 'own' | 'network';
    caps: CapRow[];
    approval_id: number | null;
    approval_status: NonNullable<Offer['approval']>['status'] | null;
  };

function present(row: Row): Offer {
  const { approval_id: id, approval_status: status } = row;
  return {
    ...presentPublicly(row),
    status: row.status,
    paused: row.paused ?? false,
    visibility: row.visibility,
    description: row.description,
    os: row.os,
    epc: row.epc === null ? null : amountOf(row.epc, 4),
    cr: row.cr === null ? null : Number(row.cr.toFixed(2)),
    figures_of: row.figures_of,
    cap: tightestOf(row.caps),
    requires_approval: row.visibility !== 'public',
    approval: id !== null && status ? { id, status } : null,
    ...presentAnnounced(row),
  };
}

export async function listOffers({ db, clock, caller }: CallContext & { caller: Caller }, query: Query) {
  const today = dayOf(clock.now());
  const found = visibleOffers(db, caller, today).where((eb) => eb.and(conditionsOf(query, today)));
  const selected = found
    .select(publicColumns)
    .select(countedParts)
    .select(['o.status', 'a.paused', 'o.visibility', 'o.description', 'o.os'])
    .select(announcedColumns)
    .select(['a.id as approval_id', 'a.status as approval_status', epc.as('epc'), cr.as('cr')])
    .select(figuresOf.as('figures_of'))
    .select(capsColumn(sql`${caller.partnerId}`, today));
  const { rows, total } = await readPage(selected, sorts, query);
  return {
    data: rows.map(present),
    total,
    limit: query.limit,
    offset: query.offset,
  };
}

export async function countOffers(
  { db, clock, caller }: CallContext & { caller: Caller },
  query: Filters,
): Promise<z.input<typeof offerFacets>> {
  const today = dayOf(clock.now());
  return countFacets({ db, today, partnerId: caller.partnerId }, offerFacets.shape, (name) =>
    visibleOffers(db, caller, today)
      .where((eb) => eb.and(conditionsOf(withoutFacet(query, name), today)))
      .select('o.id'),
  );
}

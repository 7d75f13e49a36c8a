import { omit } from 'es-toolkit';
import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { ClicktagValues } from '#contract/click-tags.ts';
import type { TrackingLink, trackingLinks as calls } from '#contract/tracking-links.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { dayOf } from '#contract/days.ts';
import { passedOn } from '../click-tags/values.ts';
import { countRows, inOrder, named, within } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';
import { type AnnouncedRow, announcedColumns, presentAnnounced } from '../offers/announced.ts';
import { linkAddress, trackingHost } from './link-address.ts';
import { figureSorts, figuresByLink, presentFigures } from './recent-figures.ts';
import { isOfferOver, statusOf } from './link-status.ts';
import { readSubstitutes } from './substitutes.ts';

type Query = z.output<(typeof calls)['list']['query']> & { id?: number; archived?: true };
/** `db` may be a transaction. */
export type LinkContext = Pick<CallerContext, 'db' | 'clock' | 'origin' | 'caller'>;

const sorts: Record<
  'id' | 'name' | 'created_at' | 'clicks' | 'conversions' | 'payout',
  Expression<unknown>
> = {
  id: sql.ref('l.id'),
  name: sql`l.name collate "und-x-icu"`,
  created_at: sql.ref('l.created_at'),
  ...figureSorts,
};

function conditionsOf(query: Query, now: Date): Expression<SqlBool>[] {
  return [
    ...named(query.search, { names: ['l.name', 'o.name'], ids: ['l.id', 'o.id'] }),
    ...within('l.offer_id', query.offer_id),
    ...within('l.campaign_id', query.campaign_id),
    ...(query.status ? [sql<SqlBool>`${statusOf(now)} = any(${query.status})`] : []),
    ...(query.id === undefined ? [] : [sql<SqlBool>`l.id = ${query.id}`]),
    ...(query.archived ? [] : [sql<SqlBool>`l.archived_at is null`]),
  ];
}

const linksOf = ({ db, clock, caller: { partnerId } }: LinkContext) =>
  db
    .selectFrom('tracking_link as l')
    .innerJoin('offer as o', 'o.id', 'l.offer_id')
    .innerJoin('partner', 'partner.id', 'l.partner_id')
    .leftJoin('offer_landing_page as p', 'p.id', 'l.landing_page_id')
    .leftJoin('campaign as c', (join) =>
      join.onRef('c.partner_id', '=', 'l.partner_id').onRef('c.id', '=', 'l.campaign_id'),
    )
    .leftJoin('approval as a', (join) =>
      join.onRef('a.partner_id', '=', 'l.partner_id').onRef('a.offer_id', '=', 'l.offer_id'),
    )
    .leftJoin('clicktag as t', (join) =>
      join
        .onRef('t.partner_id', '=', 'l.partner_id')
        .on('t.id', '=', sql<number>`coalesce(l.clicktag_id, c.clicktag_id)`),
    )
    .leftJoin(figuresByLink(partnerId, dayOf(clock.now())), 'f.link_id', 'l.id')
    .where('l.partner_id', '=', partnerId);

type Plain = Pick<
  Sent<TrackingLink>,
  | 'id'
  | 'name'
  | 'status'
  | 'deep_link'
  | 'sub1'
  | 'sub2'
  | 'sub3'
  | 'sub4'
  | 'sub5'
  | 'parameters'
  | 'revision'
>;
type Row = Plain &
  AnnouncedRow & {
    is_over: boolean;
    offer_id: number;
    offer: string;
    campaign: Sent<TrackingLink>['campaign'];
    landing_page: Sent<TrackingLink>['landing_page'];
    tag: { id: number; name: string; values: ClicktagValues } | null;
    clicks: number | null;
    conversions: number | null;
    payout_micros: number | null;
    currency: Currency;
    created_at: Date;
    archived_at: Date | null;
  };

const hidden = [
  ...(['clicks', 'conversions', 'payout_micros', 'created_at', 'archived_at'] as const),
  ...(['expires_at', 'payout_change_at', 'payout_change', 'is_over'] as const),
];

type Place = { host: string; partnerId: number };

function present({ offer_id, offer, tag, currency, ...row }: Row, place: Place): Sent<TrackingLink> {
  const { clicks, conversions, payout_micros, created_at, archived_at } = row;
  const { sub1, sub2, sub3, sub4, sub5, parameters } = row;
  const values = passedOn({ ...parameters, sub1, sub2, sub3, sub4, sub5 }, tag?.values ?? {});
  const url = linkAddress({ ...place, linkId: row.id }, values);
  return {
    ...omit(row, hidden),
    offer: {
      id: offer_id,
      name: offer,
      ...presentAnnounced(row),
    },
    url,
    clicktag: tag && { ...tag, url },
    figures: presentFigures({ clicks, conversions, payout_micros, currency }),
    created_at: created_at.toISOString(),
    archived_at: archived_at?.toISOString() ?? null,
  };
}

const joined = [
  sql<Row['campaign']>`case when c.id is not null
    then json_build_object('id', c.id, 'name', c.name, 'status', c.status) end`.as('campaign'),
  sql<Row['landing_page']>`case when p.id is not null
    then json_build_object('id', p.id, 'name', p.name) end`.as('landing_page'),
  sql<Row['tag']>`case when t.id is not null
    then json_build_object('id', t.id, 'name', t.name, 'values', t."values") end`.as('tag'),
];

// Where a fallback takes its clicks the link is not ended.
const isWithoutOffer = ({ status, is_over }: Row) => status === 'ended' && is_over;

export async function listLinks(context: LinkContext, query: Query) {
  const now = context.clock.now();
  const found = linksOf(context).where((eb) => eb.and(conditionsOf(query, now)));
  const selected = found
    .select([
      'l.id',
      'l.name',
      'l.deep_link',
      'l.sub1',
      'l.sub2',
      'l.sub3',
      'l.sub4',
      'l.sub5',
      'l.parameters',
      'l.revision',
    ])
    .select(['o.id as offer_id', 'o.name as offer', 'partner.currency', 'l.created_at', 'l.archived_at'])
    .select(statusOf(now).as('status'))
    .select(['f.clicks', 'f.conversions', 'f.payout_micros'])
    .select(isOfferOver(now).as('is_over'))
    .select(announcedColumns)
    .select(joined);
  const rows = await inOrder(selected, sorts, query).orderBy('l.id').execute();
  const total = await countRows(found);
  const { partnerId } = context.caller;
  const place = { host: await trackingHost(context), partnerId };
  const ended = rows.filter(isWithoutOffer).map(({ offer_id }) => offer_id);
  const substitutes = await readSubstitutes(context.db, { partnerId, offers: [...new Set(ended)], now });
  return {
    data: rows.map((row) => ({
      ...present(row, place),
      ...(isWithoutOffer(row) && { substitute: substitutes.get(row.offer_id) ?? null }),
    })),
    total,
    limit: query.limit,
    offset: query.offset,
  };
}

/** One link of the publisher; archived ones on request. Refuses with NOT_FOUND_HTTP_EXCEPTION. */
export async function readLink(context: LinkContext, id: number, more: { archived?: true } = {}) {
  const { data } = await listLinks(context, { id, ...more, sort: 'id', limit: 1, offset: 0 });
  const [link] = data;
  if (!link) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return link;
}

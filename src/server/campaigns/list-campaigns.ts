import { type Expression, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Campaign, campaigns as calls } from '#contract/campaigns.ts';
import type { ClicktagValues } from '#contract/click-tags.ts';
import type { Currency, Sent } from '#contract/values.ts';
import { dayOf } from '#contract/days.ts';
import { passedOn } from '../click-tags/values.ts';
import { countRows, inOrder, named, within } from '../database/lists.ts';
import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';
import { thumbPath } from '../http/storage.ts';
import { amountOf } from '../money.ts';
import { linkAddress, trackingHost } from '../tracking-links/link-address.ts';
import type { LinkContext } from '../tracking-links/list-links.ts';
import { figureSorts, figuresByCampaign, presentFigures } from '../tracking-links/recent-figures.ts';
import { readSplits } from './splits.ts';

type Query = z.output<(typeof calls)['list']['query']> & {
  id?: number;
  approval?: number;
};

const sorts: Record<
  'id' | 'name' | 'created_at' | 'started_at' | 'clicks' | 'conversions' | 'payout',
  Expression<unknown>
> = {
  id: sql.ref('c.id'),
  name: sql`c.name collate "und-x-icu"`,
  created_at: sql.ref('c.created_at'),
  started_at: sql.ref('c.started_at'),
  ...figureSorts,
};

function conditionsOf(query: Query): Expression<SqlBool>[] {
  return [
    ...named(query.search, { names: ['c.name', 'o.name'], ids: ['c.id', 'o.id'] }),
    ...within('c.status', query.status),
    ...within('c.offer_id', query.offer_id),
    ...within('c.rtb_status', query.rtb_status),
    ...within('c.id', query.id === undefined ? undefined : [query.id]),
    ...within('c.approval_id', query.approval === undefined ? undefined : [query.approval]),
  ];
}

const campaignsOf = ({ db, clock, caller: { partnerId } }: LinkContext) =>
  db
    .selectFrom('campaign as c')
    .innerJoin('offer as o', 'o.id', 'c.offer_id')
    .innerJoin('partner', 'partner.id', 'c.partner_id')
    .leftJoin('tracking_link as l', (join) =>
      join
        .onRef('l.partner_id', '=', 'c.partner_id')
        .onRef('l.id', '=', 'c.link_id')
        .on('l.archived_at', 'is', null),
    )
    .leftJoin('clicktag as t', (join) =>
      join.onRef('t.partner_id', '=', 'c.partner_id').onRef('t.id', '=', 'c.clicktag_id'),
    )
    .leftJoin('clicktag as lt', (join) =>
      join.onRef('lt.partner_id', '=', 'l.partner_id').onRef('lt.id', '=', 'l.clicktag_id'),
    )
    .leftJoin(figuresByCampaign(partnerId, dayOf(clock.now())), 'f.campaign_id', 'c.id')
    .where('c.partner_id', '=', partnerId);

type Subs = { sub1: string; sub2: string; sub3: string; sub4: string; sub5: string };
type Row = Pick<Sent<Campaign>, 'id' | 'name' | 'status' | 'approval_id' | 'triggers_count' | 'revision'> & {
  offer_id: number;
  offer: string;
  offer_status: Schema['offer']['status'];
  picture: string | null;
  link: ({ id: number; own: ClicktagValues | null } & Subs) | null;
  tag: { id: number; name: string; values: ClicktagValues } | null;
  rtb_status: Sent<Campaign>['rtb']['status'];
  rtb_requested_at: Date | null;
  rtb_comment: string;
  rtb_daily_budget_micros: number | null;
  rtb_currency: Currency | null;
  clicks: number | null;
  conversions: number | null;
  payout_micros: number | null;
  currency: Currency;
  started_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
};
type Place = { host: string; partnerId: number };

const instantOf = (date: Date | null) => date?.toISOString() ?? null;

function rtbOf(row: Row): Sent<Campaign>['rtb'] {
  const { rtb_daily_budget_micros: budget, rtb_currency: currency } = row;
  return {
    status: row.rtb_status,
    requested_at: instantOf(row.rtb_requested_at),
    comment: row.rtb_comment,
    daily_budget: budget !== null && currency ? { amount: amountOf(budget), currency } : null,
  };
}

function addressesOf({ link, tag }: Row, place: Place): Pick<Sent<Campaign>, 'tracking_link' | 'clicktag'> {
  if (!link) return { tracking_link: null, clicktag: tag && { ...tag, url: null } };
  const { id, own, ...subs } = link;
  const address = (values: ClicktagValues) => linkAddress({ ...place, linkId: id }, passedOn(subs, values));
  return {
    tracking_link: { id, url: address(own ?? tag?.values ?? {}) },
    clicktag: tag && { ...tag, url: address(tag.values) },
  };
}

function present(row: Row, place: Place): Omit<Sent<Campaign>, 'splitter'> {
  const { id, name, status, approval_id, triggers_count, offer_id, offer, picture } = row;
  const thumb = picture && `${thumbPath}${picture}`;
  return {
    id,
    name,
    status,
    offer: { id: offer_id, name: offer, thumb, status: row.offer_status },
    approval_id,
    ...addressesOf(row, place),
    rtb: rtbOf(row),
    triggers_count,
    figures: presentFigures(row),
    started_at: instantOf(row.started_at),
    ended_at: instantOf(row.ended_at),
    created_at: row.created_at.toISOString(),
    revision: row.revision,
  };
}

const joined = [
  sql<
    Row['link']
  >`case when l.id is not null then json_build_object('id', l.id, 'own', lt."values", 'sub1', l.sub1,
    'sub2', l.sub2, 'sub3', l.sub3, 'sub4', l.sub4, 'sub5', l.sub5) end`.as('link'),
  sql<Row['tag']>`case when t.id is not null
    then json_build_object('id', t.id, 'name', t.name, 'values', t."values") end`.as('tag'),
  sql<number>`(select count(*) from campaign_trigger g
    where g.partner_id = c.partner_id and g.campaign_id = c.id)`.as('triggers_count'),
];

export async function listCampaigns(context: LinkContext, query: Query) {
  const { partnerId } = context.caller;
  const found = campaignsOf(context).where((eb) => eb.and(conditionsOf(query)));
  const selected = found
    .select(['c.id', 'c.name', 'c.status', 'c.approval_id', 'c.started_at', 'c.ended_at', 'c.created_at'])
    .select(['c.revision', 'c.rtb_status', 'c.rtb_requested_at', 'c.rtb_comment', 'c.rtb_currency'])
    .select(['c.rtb_daily_budget_micros', 'o.id as offer_id', 'o.name as offer', 'o.picture'])
    .select('o.status as offer_status')
    .select(['partner.currency', 'f.clicks', 'f.conversions', 'f.payout_micros'])
    .select(joined);
  const rows = await inOrder(selected, sorts, query).orderBy('c.id').execute();
  const total = await countRows(found);
  const campaigns = rows.map(({ id }) => id);
  const splits = Map.groupBy(
    await readSplits(context.db, { partnerId, campaigns, kind: 'splitter' }),
    ({ campaignId }) => campaignId,
  );
  const place = { host: await trackingHost(context), partnerId };
  const data = rows.map((row) => ({
    ...present(row, place),
    splitter: (splits.get(row.id) ?? []).map(({ split }) => split),
  }));
  return { data, total, limit: query.limit, offset: query.offset };
}

export async function readCampaign(context: LinkContext, id: number) {
  const { data } = await listCampaigns(context, { id, sort: 'id', limit: 1, offset: 0 });
  const [campaign] = data;
  if (!campaign) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return campaign;
}

/** The click tag of an approval's traffic: that of its oldest campaign with one (O6). */
export async function readClicktagOfApproval(context: LinkContext, approval: number) {
  const { data } = await listCampaigns(context, { approval, sort: 'id', limit: -1, offset: 0 });
  return data.find(({ clicktag }) => clicktag !== null)?.clicktag ?? null;
}

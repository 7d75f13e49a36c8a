import type { ColumnType, Generated } from 'kysely';
import { id, statements } from './statements.ts';

type Instant = ColumnType<Date, Date, Date>;
/** What a new row may leave to the database. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Tables of campaigns, tracking links and click tags, and the columns that they add to others. */
export type CampaignTables = {
  offer: {
    allow_deep_links: Generated<boolean>;
    /** Why there are no deep links, in the advertiser's words. */
    deep_link_note: Generated<string>;
    /** The advertiser's host; deep links lead there or below it. */
    site: Optional<string>;
  };
  offer_landing_page: {
    id: Generated<number>;
    offer_id: number;
    name: string;
    /** A whole address, or a path of this network. */
    url: string;
    is_default: boolean;
  };
  tracking_link: {
    campaign_id: Optional<number>;
    status: Generated<'active' | 'paused'>;
    landing_page_id: Optional<number>;
    deep_link: Optional<string>;
    sub1: Generated<string>;
    sub2: Generated<string>;
    sub3: Generated<string>;
    sub4: Generated<string>;
    sub5: Generated<string>;
    clicktag_id: Optional<number>;
    archived_at: OptionalInstant;
  };
  clicktag: { archived_at: OptionalInstant };
  campaign: {
    rtb_daily_budget_micros: Optional<number>;
    rtb_currency: Optional<'EUR' | 'USD'>;
  };
  campaign_split: {
    partner_id: number;
    id: Generated<number>;
    campaign_id: number;
    /** Of the splitter, or one of the offers that step in, in the order of their ids. */
    kind: 'splitter' | 'tsp';
    offer_id: number;
    landing_page_id: number | null;
    weight: number;
    countries: string[];
    is_active: boolean;
  };
  campaign_trigger: {
    partner_id: number;
    id: Generated<number>;
    campaign_id: number;
    name: string;
    fires_on: 'click' | 'event';
    param: string;
    operator: 'eq' | 'ne' | 'gt' | 'lt' | 'in' | 'regex';
    value: string;
    action: 'redirect' | 'stop' | 'postback';
    target: string | null;
    is_active: boolean;
    created_at: Instant;
  };
  /** Addresses that triggers call; `next_at` null is over. */
  trigger_call: {
    partner_id: number;
    id: Generated<number>;
    trigger_id: number;
    url: string;
    attempts: number;
    next_at: Instant | null;
    created_at: Instant;
  };
};

const subs = [1, 2, 3, 4, 5].map((slot) => `add column sub${slot} text not null default ''`).join(', ');

export const campaignTables = statements(
  `alter table offer add column allow_deep_links boolean not null default false,
    add column deep_link_note text not null default '', add column site text`,
  `create table offer_landing_page (${id} primary key, offer_id bigint not null references offer (id), name text not null,
    url text not null, is_default boolean not null)`,
  `create index offer_landing_page_offer on offer_landing_page (offer_id)`,
  `create unique index offer_landing_page_default on offer_landing_page (offer_id) where is_default`,
  `insert into offer_landing_page (offer_id, name, url, is_default)
    select id, 'Main page', '/storage/landing/' || id || '/main', true from offer`,
  `alter table tracking_link add column campaign_id bigint,
    add column status text not null default 'active' check (status in ('active', 'paused')),
    add column landing_page_id bigint, add column deep_link text, ${subs}, add column clicktag_id bigint,
    add column archived_at timestamptz`,
  `create index tracking_link_offer on tracking_link (partner_id, offer_id)`,
  `update tracking_link l set campaign_id = c.id from campaign c where c.partner_id = l.partner_id and c.link_id = l.id`,
  `alter table clicktag add column archived_at timestamptz`,
  `create unique index clicktag_name on clicktag (partner_id, name) where archived_at is null`,
  `alter table campaign add column rtb_daily_budget_micros bigint, add column rtb_currency text, add column archived_at timestamptz`,
  `create table campaign_split (partner_id bigint not null, ${id}, campaign_id bigint not null,
    kind text not null check (kind in ('splitter', 'tsp')), offer_id bigint not null, landing_page_id bigint,
    weight int not null check (weight between 0 and 100), countries text[] not null, is_active boolean not null,
    primary key (partner_id, id))`,
  `create index campaign_split_campaign on campaign_split (partner_id, campaign_id)`,
  `create table campaign_trigger (partner_id bigint not null, ${id}, campaign_id bigint not null, name text not null,
    fires_on text not null check (fires_on in ('click', 'event')), param text not null,
    operator text not null check (operator in ('eq', 'ne', 'gt', 'lt', 'in', 'regex')), value text not null,
    action text not null check (action in ('redirect', 'stop', 'postback')), target text, is_active boolean not null,
    created_at timestamptz not null, primary key (partner_id, id))`,
  `create index campaign_trigger_campaign on campaign_trigger (partner_id, campaign_id)`,
  `create table trigger_call (partner_id bigint not null, ${id}, trigger_id bigint not null, url text not null,
    attempts int not null, next_at timestamptz, created_at timestamptz not null, primary key (partner_id, id))`,
  `create index trigger_call_due on trigger_call (next_at) where next_at is not null`,
);

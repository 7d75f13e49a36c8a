import { id, statements } from '../statements.ts';

const subs = [1, 2, 3, 4, 5].map((slot) => `add column sub${slot} text not null default ''`).join(', ');

export const campaignsAndLinks = statements(
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

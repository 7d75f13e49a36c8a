import { id, statements } from '../statements.ts';

/** Sub IDs, conversions as advertisers report them, unique visitors, and postbacks with their deliveries. */
export const traffic = statements(
  `alter table click add column sub3 text not null default '', add column sub4 text not null default '',
    add column sub5 text not null default ''`,
  `alter table conversion add column goal text not null default '', add column txid text not null default '',
    add column kind text not null default 'conversion' check (kind in ('conversion', 'lead', 'sale', 'install'))`,
  `create unique index conversion_report on conversion (partner_id, click_id, goal, txid)`,
  `alter table offer_cap add column action text not null default 'stop' check (action in ('stop', 'redirect')),
    add column fallback_url text`,
  `create table click_visitor (partner_id bigint not null, day date not null, link_id bigint not null, visitor text not null,
    primary key (partner_id, day, link_id, visitor))`,
  `create index click_visitor_day on click_visitor (day)`,
  `create table postback (partner_id bigint not null, ${id}, name text not null,
    event_id text not null check (event_id in ('conversion', 'lead', 'sale', 'install', 'status_change')),
    offer_id bigint, goal_id bigint, statuses text[] not null, method text not null check (method in ('GET', 'POST')),
    url text not null, status text not null check (status in ('active', 'paused')), is_default boolean not null,
    archived_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null, primary key (partner_id, id))`,
  `create unique index postback_default on postback (partner_id) where is_default`,
  `create table postback_delivery (partner_id bigint not null, ${id}, postback_id bigint not null, conversion_id uuid not null,
    event_id text not null, method text not null, url text not null,
    status text not null check (status in ('queued', 'delivered', 'failed')), attempts int not null, next_at timestamptz,
    created_at timestamptz not null, primary key (partner_id, id))`,
  `create index postback_delivery_postback on postback_delivery (partner_id, postback_id, id)`,
  `create index postback_delivery_due on postback_delivery (next_at) where status = 'queued'`,
  `create table postback_attempt (partner_id bigint not null, delivery_id bigint not null, number int not null,
    at timestamptz not null, http_status int, error text, primary key (partner_id, delivery_id, number))`,
);

import type { ColumnType, Generated } from 'kysely';
import type { OddAmount } from '../tracking/read-amount.ts';
import { id, statements } from './statements.ts';

type Instant = ColumnType<Date, Date, Date>;
type Text = ColumnType<string, string | undefined, string>;

/** What a conversion is to whoever waits for it: a key of the dictionary `postbacks_events_def`, but for `status_change`. */
export type ConversionKind = 'conversion' | 'lead' | 'sale' | 'install';
export type ConversionStatus = 'pending' | 'approved' | 'rejected';

/** What clicks and conversions carry besides, and the tables of traffic and postbacks. */
export type TrafficColumns = {
  click: { sub3: Text; sub4: Text; sub5: Text };
  conversion: {
    goal: Text;
    txid: Text;
    kind: ColumnType<ConversionKind, ConversionKind | undefined, never>;
    odd_amount: ColumnType<OddAmount | null, OddAmount | null | undefined, never>;
  };
  offer_cap: {
    action: ColumnType<'stop' | 'redirect', 'stop' | 'redirect' | undefined>;
    fallback_url: ColumnType<string | null, string | null | undefined>;
  };
};
export type TrafficTables = {
  /** Who has clicked on a link on a day, told apart by a hash that no other day shares. */
  click_visitor: { partner_id: number; day: string; link_id: number; visitor: string };
  postback: {
    partner_id: number;
    id: Generated<number>;
    name: string;
    event_id: ConversionKind | 'status_change';
    offer_id: number | null;
    goal_id: number | null;
    statuses: ConversionStatus[];
    method: 'GET' | 'POST';
    url: string;
    status: 'active' | 'paused';
    is_default: boolean;
    archived_at: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };
  postback_delivery: {
    partner_id: number;
    id: Generated<number>;
    postback_id: number;
    conversion_id: string;
    event_id: ConversionKind | 'status_change';
    method: 'GET' | 'POST';
    url: string;
    status: 'queued' | 'delivered' | 'failed';
    attempts: number;
    next_at: Instant | null;
    created_at: Instant;
  };
  postback_attempt: {
    partner_id: number;
    delivery_id: number;
    number: number;
    at: Instant;
    http_status: number | null;
    error: string | null;
  };
};

/** Sub IDs, conversions as advertisers report them, unique visitors, and postbacks with their deliveries. */
export const trafficTables = statements(
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

/** What was odd in the report of a conversion is kept with it. */
export const oddAmounts = statements(`alter table conversion add column odd_amount jsonb`);

import { sumNames } from '../../analytics/sums.ts';
import { id, statements } from '../statements.ts';

const sums = sumNames.map((name) => `${name} bigint not null default 0`).join(', ');
const audience = `country text not null, os text not null, device text not null, browser text not null, carrier text not null`;

export const network = statements(
  `create table setting (key text primary key, value text not null)`,
  `create table exchange_rate (currency text primary key, per_euro numeric(12,6) not null)`,
  `create table terms (version text primary key, title text not null, body text not null, published_at timestamptz not null)`,
  `create table partner (${id} primary key, name text not null,
      status text not null check (status in ('pending', 'active', 'suspended')), country text not null, currency text not null,
      terms_version text not null, terms_accepted_at timestamptz not null, created_at timestamptz not null)`,
  `create table app_user (${id} primary key, partner_id bigint not null references partner (id), email text not null unique,
      firstname text not null, lastname text not null, password_hash text not null,
      role text not null check (role in ('publisher', 'admin', 'superadmin')), locale text not null,
      first_week_day int not null, timezone text not null, email_verified_at timestamptz, created_at timestamptz not null)`,
  `create table oauth_client (id text primary key, secret_hash text not null)`,
  `create table token (hash text primary key, kind text not null check (kind in ('access', 'refresh')), family text not null,
      user_id bigint not null references app_user (id), operator_id bigint references app_user (id),
      expires_at timestamptz not null, created_at timestamptz not null)`,
  `create index token_family on token (family)`,
  `create index token_user on token (user_id)`,
  `create table one_time_token (hash text primary key, user_id bigint not null references app_user (id),
      operator_id bigint references app_user (id), expires_at timestamptz not null, used_at timestamptz, created_at timestamptz not null)`,
  `create table outbox (${id} primary key, recipient text not null, template text not null, locale text not null,
      subject text not null, body text not null, link text, created_at timestamptz not null)`,
  `create table error_log (${id} primary key, message text not null, stack text, url text not null, release text,
      context jsonb, created_at timestamptz not null)`,

  `create table category (${id} primary key, name text not null)`,
  `create table tag (${id} primary key, name text not null)`,
  `create table offer (${id} primary key, name text not null,
      status text not null check (status in ('active', 'paused', 'expired')),
      visibility text not null check (visibility in ('public', 'approval', 'private')), featured boolean not null,
      description text not null, category_id bigint not null references category (id), countries text[] not null,
      devices text[] not null, os text[] not null, currency text not null, network_epc_micros bigint, network_cr numeric(7,4),
      picture text, created_at timestamptz not null, expires_at timestamptz)`,
  `create table offer_tag (offer_id bigint not null references offer (id), tag_id bigint not null references tag (id), primary key (offer_id, tag_id))`,
  `create table offer_payout (${id} primary key, offer_id bigint not null references offer (id), is_default boolean not null,
      goal text not null, model text not null, amount_micros bigint, percent numeric(6,2), countries text[] not null)`,
  `create unique index offer_payout_default on offer_payout (offer_id) where is_default`,
  `create table offer_cap (${id} primary key, offer_id bigint not null references offer (id), type text not null, period text not null, value bigint not null)`,
  `create index offer_cap_offer on offer_cap (offer_id)`,

  `create table approval (partner_id bigint not null, ${id}, offer_id bigint not null,
      status text not null check (status in ('pending', 'approved', 'rejected', 'blocked')), paused boolean not null,
      comment text not null, applied_at timestamptz not null, decided_at timestamptz,
      primary key (partner_id, id), unique (partner_id, offer_id))`,
  `create table tracking_link (partner_id bigint not null, ${id}, offer_id bigint not null, name text not null,
      created_at timestamptz not null, primary key (partner_id, id))`,
  `create table click (partner_id bigint not null, id uuid not null, ts timestamptz not null, offer_id bigint not null,
      link_id bigint not null, ${audience}, sub1 text not null, sub2 text not null, is_unique boolean not null, primary key (partner_id, id))`,
  `create index click_ts on click (partner_id, ts)`,
  `create table conversion (partner_id bigint not null, id uuid not null, click_id uuid not null, ts timestamptz not null,
      offer_id bigint not null, status text not null check (status in ('pending', 'approved', 'rejected')),
      payout_micros bigint not null, sale_micros bigint not null, decided_at timestamptz, primary key (partner_id, id))`,
  `create index conversion_ts on conversion (partner_id, ts)`,

  `create table stat_offer (partner_id bigint not null, day date not null, offer_id bigint not null, link_id bigint not null,
      ${sums}, primary key (partner_id, day, offer_id, link_id))`,
  `create table stat_hour (partner_id bigint not null, hour timestamptz not null, offer_id bigint not null,
      ${sums}, primary key (partner_id, hour, offer_id))`,
  `create table stat_dim (partner_id bigint not null, day date not null, offer_id bigint not null, ${audience},
      ${sums}, primary key (partner_id, day, offer_id, country, os, device, browser, carrier))`,
);

export const campaigns = statements(
  `create table clicktag (partner_id bigint not null, ${id}, name text not null, "values" jsonb not null, primary key (partner_id, id))`,
  `create table campaign (partner_id bigint not null, ${id}, offer_id bigint not null, approval_id bigint not null,
      link_id bigint, clicktag_id bigint, name text not null,
      status text not null check (status in ('pending', 'active', 'paused', 'ended')),
      rtb_status text not null check (rtb_status in ('none', 'requested', 'enabled', 'rejected')), rtb_comment text not null,
      rtb_requested_at timestamptz, started_at timestamptz, ended_at timestamptz, created_at timestamptz not null,
      primary key (partner_id, id))`,
  `create index campaign_offer on campaign (partner_id, offer_id)`,
);

export const offerParts = statements(
  `create table offer_group (${id} primary key, name text not null, picture text)`,
  `alter table offer add column group_id bigint references offer_group (id)`,
  `create table offer_banner (${id} primary key, offer_id bigint not null references offer (id), width int not null,
      height int not null, created_at timestamptz not null)`,
  `create index offer_banner_offer on offer_banner (offer_id)`,
);

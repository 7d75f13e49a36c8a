import type { ColumnType, Generated } from 'kysely';
import { statements } from './statements.ts';

type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What publishers and operators keep of their accounts, beside the columns of `AccountColumns`. */
export type AccountTables = {
  billing_detail: {
    partner_id: number;
    company_name: string;
    vat_number: string | null;
    vat_rate: string;
    tax_id: string | null;
    street: string;
    zip: string;
    city: string;
    country: string;
    invoice_email: string;
    payment_method: string;
    payment_terms_id: number;
    beneficiary: string | null;
    iban: string | null;
    bic: string | null;
    paypal_email: string | null;
    min_payout_micros: number;
    revision: Generated<number>;
  };
  removed_setting: { key: string; value: string; removed_at: Instant };
};

/** Columns that tables of the network have for the account side. */
export type AccountColumns = {
  partner: {
    status: 'pending' | 'active' | 'suspended' | 'rejected';
    website: string | null;
    about: string | null;
    traffic_type_ids: Generated<number[]>;
    publisher_content: Generated<string[]>;
    /** Where the visitors come from, and what the offers should be about; empty: not told. */
    traffic_countries: Generated<string[]>;
    category_ids: Generated<number[]>;
    currency_changed_at: MaybeInstant;
    /** The operator who looks after the partner. */
    manager_id: number | null;
    /** When a verified registration is approved by itself; null waits for an operator. */
    review_due_at: MaybeInstant;
    reviewed_at: MaybeInstant;
    review_reason: string | null;
  };
  app_user: {
    phone: string | null;
    messenger: string | null;
    password_changed_at: MaybeInstant;
    revision: Generated<number>;
  };
  token: {
    kind: 'access' | 'refresh' | 'pat';
    expires_at: MaybeInstant;
    /** A refresh token that was used stays, so that a second use is noticed. */
    used_at: MaybeInstant;
    /** What an API token ends with, so that its owner knows it again. */
    hint: string | null;
    last_used_at: MaybeInstant;
  };
  one_time_token: { kind: Generated<'sign-in' | 'reset'> };
};

export const accountTables = statements(
  `alter table partner drop constraint partner_status_check`,
  `alter table partner add constraint partner_status_check check (status in ('pending', 'active', 'suspended', 'rejected'))`,
  `alter table partner add column website text`,
  `alter table partner add column about text`,
  `alter table partner add column traffic_type_ids int[] not null default '{}'`,
  `alter table partner add column publisher_content text[] not null default '{}'`,
  `alter table partner add column currency_changed_at timestamptz`,
  `alter table partner add column manager_id bigint`,
  `alter table partner add column review_due_at timestamptz`,
  `alter table partner add column reviewed_at timestamptz`,
  `alter table partner add column review_reason text`,
  `create index partner_review_due on partner (review_due_at) where review_due_at is not null`,
  `alter table app_user add column phone text`,
  `alter table app_user add column messenger text`,
  `alter table app_user add column password_changed_at timestamptz`,
  `alter table app_user add column revision int not null default 1`,
  `create index app_user_partner on app_user (partner_id)`,
  `alter table token drop constraint token_kind_check`,
  `alter table token add constraint token_kind_check check (kind in ('access', 'refresh', 'pat'))`,
  `alter table token alter column expires_at drop not null`,
  `alter table token add column used_at timestamptz`,
  `alter table token add column hint text`,
  `alter table token add column last_used_at timestamptz`,
  `create unique index token_pat on token (user_id) where kind = 'pat'`,
  `alter table one_time_token add column kind text not null default 'sign-in' check (kind in ('sign-in', 'reset'))`,
  `create table billing_detail (partner_id bigint primary key references partner (id), company_name text not null,
    vat_number text, vat_rate text not null, tax_id text, street text not null, zip text not null, city text not null,
    country text not null, invoice_email text not null, payment_method text not null, payment_terms_id int not null,
    beneficiary text, iban text, bic text, paypal_email text, min_payout_micros bigint not null,
    revision int not null default 1)`,
  `create table removed_setting (key text primary key, value text not null, removed_at timestamptz not null)`,
);

/** What the traffic of a publisher is about, as a registration tells it. */
export const partnerTraffic = statements(
  `alter table partner add column traffic_countries text[] not null default '{}'`,
  `alter table partner add column category_ids int[] not null default '{}'`,
);

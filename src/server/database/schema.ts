import type { ColumnType, Generated } from 'kysely';
import type { Sums } from '../analytics/sums.ts';
import type { AccountColumns, AccountTables } from './account-tables.ts';
import type { CampaignTables } from './campaign-tables.ts';
import type { ErrorCodeColumns } from './error-codes.ts';
import type { LinkParameterColumns } from './link-parameters.ts';
import type { OffersLifeSchema } from './offers-life.ts';
import type { RevisionColumns } from './revisions.ts';
import type { TrafficColumns, TrafficTables } from './traffic-tables.ts';

type Instant = ColumnType<Date, Date, Date>;
type Day = ColumnType<string, string, string>;
type Currency = 'EUR' | 'USD';

type Audience = { country: string; os: string; device: string; browser: string; carrier: string };

/** The tables. Money is in millionths; what grows has `partner_id` first in its key. */
export type Schema = AccountTables &
  OffersLifeSchema &
  CampaignTables &
  TrafficTables &
  RevisionColumns & {
    setting: { key: string; value: string };
    exchange_rate: { currency: Currency; per_euro: number };
    terms: { version: string; title: string; body: string; published_at: Instant };
    partner: AccountColumns['partner'] & {
      id: Generated<number>;
      name: string;
      country: string;
      currency: Currency;
      terms_version: string;
      terms_accepted_at: Instant;
      created_at: Instant;
    };
    app_user: AccountColumns['app_user'] & {
      id: Generated<number>;
      partner_id: number;
      email: string;
      firstname: string;
      lastname: string;
      password_hash: string;
      role: 'publisher' | 'admin' | 'superadmin';
      locale: string;
      first_week_day: number;
      timezone: string;
      email_verified_at: Instant | null;
      created_at: Instant;
    };
    oauth_client: { id: string; secret_hash: string };
    token: AccountColumns['token'] & {
      hash: string;
      family: string;
      user_id: number;
      operator_id: number | null;
      created_at: Instant;
    };
    one_time_token: AccountColumns['one_time_token'] & {
      hash: string;
      user_id: number;
      operator_id: number | null;
      expires_at: Instant;
      used_at: Instant | null;
      created_at: Instant;
    };
    outbox: {
      id: Generated<number>;
      recipient: string;
      template: string;
      locale: string;
      subject: string;
      body: string;
      link: string | null;
      created_at: Instant;
    };
    error_log: ErrorCodeColumns & {
      id: Generated<number>;
      message: string;
      stack: string | null;
      url: string;
      release: string | null;
      context: ColumnType<Record<string, unknown> | null, string | null, never>;
      created_at: Instant;
    };
    category: { id: Generated<number>; name: string };
    tag: { id: Generated<number>; name: string };
    offer: {
      id: Generated<number>;
      name: string;
      status: 'active' | 'paused' | 'expired';
      visibility: 'public' | 'approval' | 'private';
      featured: boolean;
      description: string;
      category_id: number;
      group_id: number | null;
      countries: string[];
      devices: string[];
      os: string[];
      currency: Currency;
      network_epc_micros: number | null;
      network_cr: number | null;
      picture: string | null;
      created_at: Instant;
      expires_at: Instant | null;
    };
    offer_group: { id: Generated<number>; name: string; picture: string | null };
    offer_banner: {
      id: Generated<number>;
      offer_id: number;
      width: number;
      height: number;
      created_at: Instant;
    };
    offer_tag: { offer_id: number; tag_id: number };
    offer_payout: {
      id: Generated<number>;
      offer_id: number;
      is_default: boolean;
      goal: string;
      model: 'CPA' | 'CPL' | 'CPS' | 'CPI' | 'CPC' | 'CPM' | 'REVSHARE';
      amount_micros: number | null;
      percent: number | null;
      countries: string[];
    };
    offer_cap: TrafficColumns['offer_cap'] & {
      id: Generated<number>;
      offer_id: number;
      type: 'clicks' | 'conversions' | 'payout';
      period: 'day' | 'week' | 'month' | 'total';
      value: number;
    };
    approval: {
      partner_id: number;
      id: Generated<number>;
      offer_id: number;
      status: 'pending' | 'approved' | 'rejected' | 'blocked';
      paused: boolean;
      comment: string;
      applied_at: Instant;
      decided_at: Instant | null;
    };
    tracking_link: LinkParameterColumns & {
      partner_id: number;
      id: Generated<number>;
      offer_id: number;
      name: string;
      created_at: Instant;
    };
    clicktag: {
      partner_id: number;
      id: Generated<number>;
      name: string;
      values: Record<string, string>;
    };
    campaign: {
      partner_id: number;
      id: Generated<number>;
      offer_id: number;
      approval_id: number;
      link_id: number | null;
      clicktag_id: number | null;
      name: string;
      status: 'pending' | 'active' | 'paused' | 'ended';
      rtb_status: 'none' | 'requested' | 'enabled' | 'rejected';
      rtb_comment: string;
      rtb_requested_at: Instant | null;
      started_at: Instant | null;
      ended_at: Instant | null;
      created_at: Instant;
    };
    click: Audience &
      TrafficColumns['click'] & {
        partner_id: number;
        id: string;
        ts: Instant;
        offer_id: number;
        link_id: number;
        sub1: string;
        sub2: string;
        is_unique: boolean;
      };
    conversion: TrafficColumns['conversion'] & {
      partner_id: number;
      id: string;
      click_id: string;
      ts: Instant;
      offer_id: number;
      status: 'pending' | 'approved' | 'rejected';
      payout_micros: number;
      sale_micros: number;
      decided_at: Instant | null;
    };
    stat_offer: Sums & { partner_id: number; day: Day; offer_id: number; link_id: number };
    stat_hour: Sums & { partner_id: number; hour: Instant; offer_id: number };
    stat_dim: Sums & Audience & { partner_id: number; day: Day; offer_id: number };
  };

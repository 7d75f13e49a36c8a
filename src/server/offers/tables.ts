import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '#contract/values.ts';
import type { Instant, Optional, OptionalInstant } from '../database/columns.ts';

type PayoutModel = 'CPA' | 'CPL' | 'CPS' | 'CPI' | 'CPC' | 'CPM' | 'REVSHARE';
/** As in `offer_payout`, the default first. */
export type NextPayout = {
  goal: string;
  model: PayoutModel;
  amount_micros: number | null;
  percent: number | null;
  countries: string[];
};

export type OfferTables = {
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
    traffic_type_ids: Generated<number[]>;
    currency: Currency;
    network_epc_micros: number | null;
    network_cr: number | null;
    picture: string | null;
    allow_deep_links: Generated<boolean>;
    /** The advertiser's reason for no deep links. */
    deep_link_note: Generated<string>;
    /** The advertiser's host; deep links lead there or below it. */
    site: Optional<string>;
    created_at: Instant;
    expires_at: Instant | null;
    archived_at: OptionalInstant;
    payout_change_at: OptionalInstant;
    next_payouts: ColumnType<NextPayout[] | null, string | null | undefined, string | null>;
  };
  offer_group: { id: Generated<number>; name: string; picture: string | null };
  offer_tag: { offer_id: number; tag_id: number };
  offer_banner: {
    id: Generated<number>;
    offer_id: number;
    width: number;
    height: number;
    created_at: Instant;
  };
  offer_payout: {
    id: Generated<number>;
    offer_id: number;
    is_default: boolean;
    goal: string;
    model: PayoutModel;
    amount_micros: number | null;
    percent: number | null;
    countries: string[];
  };
  offer_cap: {
    id: Generated<number>;
    offer_id: number;
    type: 'clicks' | 'conversions' | 'payout';
    period: 'day' | 'week' | 'month' | 'total';
    value: number;
    action: ColumnType<'stop' | 'redirect', 'stop' | 'redirect' | undefined>;
    fallback_url: ColumnType<string | null, string | null | undefined>;
  };
  /** Questions to applicants. */
  offer_question: {
    id: Generated<number>;
    offer_id: number;
    position: number;
    text: string;
    is_required: boolean;
  };
  offer_landing_page: {
    id: Generated<number>;
    offer_id: number;
    name: string;
    /** A whole address, or a path of this network. */
    url: string;
    is_default: boolean;
  };
};

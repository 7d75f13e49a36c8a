import type { Generated } from 'kysely';
import type { Currency } from '#contract/values.ts';
import type { Instant, Optional } from '../database/columns.ts';

export type CampaignTables = {
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
    rtb_daily_budget_micros: Optional<number>;
    rtb_currency: Optional<Currency>;
    rtb_requested_at: Instant | null;
    revision: Generated<number>;
    started_at: Instant | null;
    ended_at: Instant | null;
    created_at: Instant;
  };
  campaign_split: {
    partner_id: number;
    id: Generated<number>;
    campaign_id: number;
    /** A split of the splitter, or a stand-in offer, in the order of their ids. */
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
  /** Calls of triggers; `next_at` is null once a call is over. */
  trigger_call: {
    partner_id: number;
    id: Generated<number>;
    trigger_id: number;
    url: string;
    /** Whose queue it waits in. */
    host: Generated<string>;
    attempts: number;
    next_at: Instant | null;
    created_at: Instant;
  };
};

import type { ColumnType, Generated } from 'kysely';
import type { Instant, Optional } from '../database/columns.ts';
import type { OddAmount } from './read-amount.ts';

/** A kind of conversion for postbacks: a key of the dictionary `postbacks_events_def`, except `status_change`. */
export type ConversionKind = 'conversion' | 'lead' | 'sale' | 'install';
export type ConversionStatus = 'pending' | 'approved' | 'rejected';

/** Of a visitor, as clicks and rollups store it. */
export type Audience = { country: string; os: string; device: string; browser: string; carrier: string };

export type TrackingTables = {
  click: Audience & {
    partner_id: number;
    id: string;
    ts: Instant;
    offer_id: number;
    link_id: number;
    sub1: string;
    sub2: string;
    sub3: Generated<string>;
    sub4: Generated<string>;
    sub5: Generated<string>;
    is_unique: boolean;
  };
  /** Visitors of a link on a day, by a hash that no other day shares. */
  click_visitor: { partner_id: number; day: string; link_id: number; visitor: string };
  conversion: {
    partner_id: number;
    id: string;
    click_id: string;
    ts: Instant;
    offer_id: number;
    status: ConversionStatus;
    kind: ColumnType<ConversionKind, ConversionKind | undefined, never>;
    goal: Generated<string>;
    txid: Generated<string>;
    payout_micros: number;
    sale_micros: number;
    odd_amount: ColumnType<OddAmount | null, OddAmount | null | undefined, never>;
    decided_at: Instant | null;
    /** Of a rejected one: a key of `rejectionReasons` or the advertiser's own words. */
    reason: Optional<string>;
  };
};

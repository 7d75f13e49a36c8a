import type { Generated } from 'kysely';
import type { Instant, Optional, OptionalInstant } from '../database/columns.ts';

export type TrackingLinkTables = {
  tracking_link: {
    partner_id: number;
    id: Generated<number>;
    offer_id: number;
    campaign_id: Optional<number>;
    name: string;
    status: Generated<'active' | 'paused'>;
    landing_page_id: Optional<number>;
    deep_link: Optional<string>;
    sub1: Generated<string>;
    sub2: Generated<string>;
    sub3: Generated<string>;
    sub4: Generated<string>;
    sub5: Generated<string>;
    /** Passed on besides the sub IDs, by name. */
    parameters: Generated<Record<string, string>>;
    clicktag_id: Optional<number>;
    revision: Generated<number>;
    created_at: Instant;
    archived_at: OptionalInstant;
  };
};

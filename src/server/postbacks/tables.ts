import type { Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';
import type { ConversionKind, ConversionStatus } from '../tracking/tables.ts';

export type PostbackTables = {
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
    revision: Generated<number>;
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
    /** Whose queue it waits in. */
    host: Generated<string>;
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

import type { Generated } from 'kysely';
import type { Instant, Json, Optional, OptionalInstant } from '../database/columns.ts';

export type StoredAnswer = { question_id: number; question: string; answer: string };

export type ApprovalTables = {
  approval: {
    partner_id: number;
    id: Generated<number>;
    offer_id: number;
    status: 'pending' | 'approved' | 'rejected' | 'blocked';
    paused: boolean;
    comment: string;
    traffic_type_ids: Generated<number[]>;
    answers: Json<StoredAnswer[]>;
    applied_at: Instant;
    review_due_at: OptionalInstant;
    decided_at: Instant | null;
    reason: Optional<string>;
    archived_at: OptionalInstant;
    revision: Generated<number>;
  };
  approval_event: {
    partner_id: number;
    id: Generated<number>;
    approval_id: number;
    at: Instant;
    action: 'applied' | 'changed' | 'approved' | 'rejected' | 'blocked' | 'withdrawn';
    actor: 'publisher' | 'operator' | 'network';
    user_id: number | null;
    reason: string | null;
  };
  approval_material: {
    partner_id: number;
    id: Generated<number>;
    approval_id: number;
    asset_id: string;
    name: string;
    created_at: Instant;
  };
};

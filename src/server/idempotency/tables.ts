import type { Instant, OptionalInstant } from '../database/columns.ts';

export type IdempotencyTables = {
  /** A key is stored as its digest; visitors have the partner and the user 0. */
  idempotency_key: {
    partner_id: number;
    user_id: number;
    hash: string;
    call: string;
    fingerprint: string;
    /** Who works on it: changes when the work of a dead process is taken over. */
    claim: string;
    claimed_at: Instant;
    done_at: OptionalInstant;
    /** JSON; null until it is done, and where it would be a secret. */
    answer: string | null;
  };
};

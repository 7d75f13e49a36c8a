import type { Generated } from 'kysely';
import type { ActivityChange, ActivityKind } from '#contract/activity.ts';
import type { Instant, Json } from '../database/columns.ts';

export type ActivityTables = {
  /** Rows are only added: no code changes or removes one. */
  activity: {
    partner_id: number;
    id: Generated<number>;
    at: Instant;
    /** Whose account; the name of who acted stays when they are gone. */
    user_id: number | null;
    actor: 'publisher' | 'operator' | 'token';
    actor_id: number;
    actor_name: string;
    call: string;
    kind: ActivityKind;
    subject: string | null;
    changes: Json<ActivityChange[]>;
    address: string;
  };
};

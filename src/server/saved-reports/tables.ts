import type { Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';

export type SavedReportTables = {
  /** Reports, and views of lists; `kind` names the list. */
  saved_report: {
    partner_id: number;
    id: Generated<number>;
    user_id: number;
    kind: string;
    name: string;
    query: string;
    pinned: boolean;
    revision: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
    archived_at: Instant | null;
  };
};

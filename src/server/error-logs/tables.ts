import type { ColumnType, Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';

export type ErrorLogTables = {
  error_log: {
    id: Generated<number>;
    /** Shown to the user, so that operators find the report. */
    code: string | null;
    message: string;
    stack: string | null;
    url: string;
    locale: string | null;
    release: string | null;
    context: ColumnType<Record<string, unknown> | null, string | null, never>;
    created_at: Instant;
  };
};

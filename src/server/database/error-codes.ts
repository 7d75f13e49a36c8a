import { statements } from './statements.ts';

/** A report of an error is found by the code that its user was shown. */
export type ErrorCodeColumns = { code: string | null; locale: string | null };

export const errorCodes = statements(
  `alter table error_log add column code text`,
  `alter table error_log add column locale text`,
  `create unique index error_log_code on error_log (code)`,
);

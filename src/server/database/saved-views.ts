import { statements } from './statements.ts';

/** Saved reports are also views of lists: each says what it is of, and names are unique for each of these. */
export type SavedViewColumns = { kind: string; pinned: boolean };

export const savedViews = statements(
  `alter table saved_report add column kind text not null default 'analytics'`,
  `alter table saved_report add column pinned boolean not null default false`,
  `drop index saved_report_name`,
  `create unique index saved_report_name on saved_report (partner_id, user_id, kind, name) where archived_at is null`,
);

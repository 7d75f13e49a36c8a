import { statements } from '../statements.ts';

/** What the traffic of a publisher is about, as given in the registration. */
export const partnerTraffic = statements(
  `alter table partner add column traffic_countries text[] not null default '{}'`,
  `alter table partner add column category_ids int[] not null default '{}'`,
);

/** Saved reports are also views of lists: each says what it is of, and names are unique for each of these. */
export const savedViews = statements(
  `alter table saved_report add column kind text not null default 'analytics'`,
  `alter table saved_report add column pinned boolean not null default false`,
  `drop index saved_report_name`,
  `create unique index saved_report_name on saved_report (partner_id, user_id, kind, name) where archived_at is null`,
);

/** What a link passes on beside its sub IDs, by the parameter's name. */
export const linkParameters = statements(
  `alter table tracking_link add column parameters jsonb not null default '{}'`,
);

const edited = ['postback', 'campaign', 'tracking_link', 'saved_report'] as const;

/** Counts the changes of what two tabs may edit at once, so that the second one is not saved over the first. */
export const revisions = statements(
  ...edited.map((table) => `alter table ${table} add column revision int not null default 1`),
);

/** A report of an error is found by the code that its user was shown. */
export const errorCodes = statements(
  `alter table error_log add column code text`,
  `alter table error_log add column locale text`,
  `create unique index error_log_code on error_log (code)`,
);

/** What was odd in the report of a conversion is kept with it. */
export const oddAmounts = statements(`alter table conversion add column odd_amount jsonb`);

/** A campaign that is removed has ended, and stays. */
export const campaignsStay = statements('alter table campaign drop column archived_at');

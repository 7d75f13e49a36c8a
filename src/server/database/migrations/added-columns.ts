import { statements } from '../statements.ts';

export const partnerTraffic = statements(
  `alter table partner add column traffic_countries text[] not null default '{}'`,
  `alter table partner add column category_ids int[] not null default '{}'`,
);

// `kind` tells reports from views of lists; names are unique per kind.
export const savedViews = statements(
  `alter table saved_report add column kind text not null default 'analytics'`,
  `alter table saved_report add column pinned boolean not null default false`,
  `drop index saved_report_name`,
  `create unique index saved_report_name on saved_report (partner_id, user_id, kind, name) where archived_at is null`,
);

export const linkParameters = statements(
  `alter table tracking_link add column parameters jsonb not null default '{}'`,
);

const edited = ['postback', 'campaign', 'tracking_link', 'saved_report'] as const;

// For optimistic locking: two tabs that edit the same row.
export const revisions = statements(
  ...edited.map((table) => `alter table ${table} add column revision int not null default 1`),
);

export const errorCodes = statements(
  `alter table error_log add column code text`,
  `alter table error_log add column locale text`,
  `create unique index error_log_code on error_log (code)`,
);

export const oddAmounts = statements(`alter table conversion add column odd_amount jsonb`);

// Mails of before were never to be sent.
export const mailDelivery = statements(
  `alter table outbox add column status text not null default 'expired', add column attempts int not null default 0,
    add column next_at timestamptz, add column answer text not null default ''`,
  `create index outbox_due on outbox (next_at) where next_at is not null`,
);

// Old ones are looked for with all due work.
export const mailsByAge = statements('create index outbox_created_at on outbox (created_at)');

// Removed campaigns become ended ones.
export const campaignsStay = statements('alter table campaign drop column archived_at');

import type { Generated } from 'kysely';
import { statements } from './statements.ts';

const tables = ['postback', 'campaign', 'tracking_link', 'saved_report'] as const;

/** Counts the changes of what two tabs may edit at once, so that the second one is not saved over the first. */
export type RevisionColumns = Record<(typeof tables)[number], { revision: Generated<number> }>;

export const revisions = statements(
  ...tables.map((table) => `alter table ${table} add column revision int not null default 1`),
);

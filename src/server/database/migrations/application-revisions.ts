import { statements } from '../statements.ts';

// Two tabs that edit the comment of one application.
export const applicationRevisions = statements(
  'alter table approval add column revision int not null default 1',
);

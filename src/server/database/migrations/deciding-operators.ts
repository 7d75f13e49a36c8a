import { statements } from '../statements.ts';

// Who has decided last; nobody where the network did so by itself.
export const decidingOperators = statements(
  `alter table partner add column reviewed_by bigint`,
  `alter table payment add column decided_by bigint`,
);

import { statements } from '../statements.ts';

export const operatorLinks = statements(
  `alter table one_time_token drop constraint one_time_token_kind_check`,
  `alter table one_time_token add constraint one_time_token_kind_check check (kind in ('sign-in', 'reset', 'operator'))`,
);

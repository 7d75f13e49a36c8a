import { statements } from '../statements.ts';

export const jobLeases = statements(
  'create table job_lease (job text primary key, holder text not null, held_until timestamptz not null)',
);

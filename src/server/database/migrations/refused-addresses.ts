import { statements } from '../statements.ts';

// In small letters, as accounts have them.
export const refusedAddresses = statements(
  `create table refused_address (address text primary key, answer text not null, refused_at timestamptz not null)`,
);

import type { Generated } from 'kysely';
import { statements } from './statements.ts';

/** What a link passes on beside its sub IDs, by the parameter's name. */
export type LinkParameterColumns = { parameters: Generated<Record<string, string>> };

export const linkParameters = statements(
  `alter table tracking_link add column parameters jsonb not null default '{}'`,
);

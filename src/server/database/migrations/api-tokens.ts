import { id, statements } from '../statements.ts';

// Tokens from before open what they did; they have no name.
export const apiTokens = statements(
  `alter table token add column ${id}`,
  `alter table token add column name text`,
  `alter table token add column scope text check (scope in ('figures', 'links', 'all'))`,
  `alter table token add column last_address text`,
  `update token set scope = 'all' where kind = 'pat'`,
  `drop index token_pat`,
  `create unique index token_unnamed on token (user_id) where kind = 'pat' and name is null`,
  `create index token_of_user on token (user_id) where kind = 'pat'`,
);

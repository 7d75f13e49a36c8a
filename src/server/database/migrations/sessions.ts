import { statements } from '../statements.ts';

// `id` is the family of the session's tokens; the sessions that are open go on.
export const sessions = statements(
  `create table session (id text primary key, user_id bigint not null references app_user (id),
    operator_id bigint references app_user (id), started_at timestamptz not null, last_used_at timestamptz not null,
    ends_at timestamptz, address text not null, country text, agent text not null, confirmed_at timestamptz,
    factor text not null check (factor in ('password', 'link', 'totp', 'passkey', 'recovery')))`,
  `create index session_of_user on session (user_id)`,
  `create index session_of_operator on session (operator_id) where operator_id is not null`,
  `create index token_expires on token (expires_at)`,
  `insert into session (id, user_id, operator_id, started_at, last_used_at, ends_at, address, agent, factor)
    select family, user_id, operator_id, min(created_at), max(created_at),
      case when operator_id is null then null else min(created_at) + interval '8 hours' end, '', '',
      case when operator_id is null then 'password' else 'link' end
    from token where kind in ('access', 'refresh') group by family, user_id, operator_id`,
);

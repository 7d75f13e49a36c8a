import { statements } from '../statements.ts';

// A challenge that belongs to nobody is one of signing in with a passkey alone.
export const secondFactors = statements(
  `create table totp (user_id bigint primary key references app_user (id), secret text not null,
    last_step bigint, created_at timestamptz not null, activated_at timestamptz)`,
  `create table passkey (id text primary key, user_id bigint not null references app_user (id), name text not null,
    public_key text not null, counter bigint not null, transports text[] not null, created_at timestamptz not null,
    last_used_at timestamptz)`,
  `create index passkey_user on passkey (user_id)`,
  `create table recovery_code (user_id bigint not null references app_user (id), hash text not null,
    salt text not null, used_at timestamptz, primary key (user_id, hash))`,
  `create table factor_challenge (hash text primary key,
    purpose text not null check (purpose in ('sign-in', 'passkey-sign-in', 'registration', 'confirmation')),
    user_id bigint references app_user (id), challenge text, attempts int not null default 0,
    expires_at timestamptz not null)`,
  `create index factor_challenge_expires on factor_challenge (expires_at)`,
);

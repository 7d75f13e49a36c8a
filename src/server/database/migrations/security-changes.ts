import { id, statements } from '../statements.ts';

export const securityChanges = statements(
  `create table security_change (partner_id bigint not null references partner (id), ${id},
    user_id bigint not null references app_user (id), kind text not null, former jsonb not null, hash text not null,
    changed_at timestamptz not null, undone_at timestamptz, primary key (partner_id, id))`,
  `create unique index security_change_hash on security_change (hash)`,
  `create index security_change_time on security_change (changed_at)`,
  `create table email_change (user_id bigint primary key references app_user (id), email text not null, hash text not null,
    expires_at timestamptz not null)`,
  `create unique index email_change_hash on email_change (hash)`,
);

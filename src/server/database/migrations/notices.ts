import { id, statements } from '../statements.ts';

// Those that wait are looked for every few seconds.
export const notices = statements(
  `create table notice_setting (partner_id bigint not null references partner (id),
    user_id bigint not null references app_user (id), ways jsonb not null, digest_hour int not null,
    digest_days int[] not null, revision int not null, primary key (partner_id, user_id))`,
  `create table notice (partner_id bigint not null references partner (id), ${id},
    user_id bigint not null references app_user (id), kind text not null, key text not null, facts jsonb not null,
    way text not null check (way in ('at_once', 'digest')), happened_at timestamptz not null, mailed_at timestamptz,
    primary key (partner_id, id), unique (partner_id, user_id, kind, key))`,
  `create index notice_waiting on notice (user_id, happened_at) where mailed_at is null`,
  `create index notice_mailed on notice (mailed_at) where mailed_at is not null`,
  `alter table outbox add column unsubscribe text`,
);

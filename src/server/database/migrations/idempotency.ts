import { statements } from '../statements.ts';

export const idempotencyKeys = statements(
  `create table idempotency_key (partner_id bigint not null, user_id bigint not null, hash text not null, call text not null,
    fingerprint text not null, claim text not null, claimed_at timestamptz not null, done_at timestamptz, answer text,
    primary key (partner_id, user_id, hash))`,
  `create index idempotency_key_claimed on idempotency_key (claimed_at)`,
);

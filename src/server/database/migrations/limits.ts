import { statements } from '../statements.ts';

// `attempt` has the columns that rate-limiter-flexible expects.
export const limits = statements(
  `create table attempt (key varchar(255) primary key, points int not null default 0, expire bigint)`,
  `create index attempt_expire on attempt (expire)`,
  `create table known_address (user_id bigint not null references app_user (id), address text not null,
    used_at timestamptz not null, primary key (user_id, address))`,
  `create index known_address_used_at on known_address (used_at)`,
);

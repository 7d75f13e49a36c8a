import { id, statements } from '../statements.ts';

export const activity = statements(
  `create table activity (partner_id bigint not null references partner (id), ${id}, at timestamptz not null,
    user_id bigint, actor text not null check (actor in ('publisher', 'operator', 'token')),
    actor_id bigint not null, actor_name text not null, call text not null, kind text not null, subject text,
    changes jsonb not null, address text not null, primary key (partner_id, id))`,
);

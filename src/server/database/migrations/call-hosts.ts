import { statements } from '../statements.ts';

const queues = ['postback_delivery', 'trigger_call'] as const;

// Calls wait in a queue for each host.
export const callHosts = statements(
  ...queues.flatMap((table) => [
    `alter table ${table} add column host text not null default ''`,
    `update ${table} set host = lower(coalesce(substring(url from '^https?://([^/?#]+)'), '')) where next_at is not null`,
    `drop index ${table}_due`,
    `create index ${table}_host on ${table} (host, next_at) where next_at is not null`,
  ]),
);

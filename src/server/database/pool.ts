import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import type { Schema } from './schema.ts';
import { log } from '../observing/log.ts';

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, String);

export function connect(config: PoolConfig) {
  // On the embedded database, which has one connection, a query outside the open transaction must fail, not hang.
  const pool = new Pool({ ...config, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => log.error(`database: ${error.message}`));
  // Its query fails with the same error, which the driver also throws at nobody while a request has the client.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connections = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), connections };
}

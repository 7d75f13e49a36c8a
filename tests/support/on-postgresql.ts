import { findPostgresql, startPostgresql, type PostgresqlServer } from './postgresql.ts';

let server: PostgresqlServer | null = null;

/** Runs the network's tests on TEST_DATABASE_URL, else on a PostgreSQL server of their own. */
export async function setup() {
  if (process.env['TEST_DATABASE_URL']) return;
  const installation = findPostgresql();
  if (!installation) throw new Error('There is no PostgreSQL here, and TEST_DATABASE_URL names none.');
  server = await startPostgresql(installation);
  process.env['TEST_DATABASE_URL'] = server.url;
}

export async function teardown() {
  await server?.stop();
}

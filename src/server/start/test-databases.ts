import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database/database.ts';
import { waitForPidLock } from '../database/pid-lock.ts';
import { hashFiles } from './hash-files.ts';
import { cacheDirectory, root } from './paths.ts';
import { fillTemplate, sources, templateOf } from './template.ts';

// Opens a new database in the state of a test's start; closing drops it.
export type TestDatabases = () => Promise<Database>;

const databaseAt = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer<T>(server: string, work: (database: Database) => Promise<T>) {
  const database = await openDatabase({ url: server });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const dropped = (name: string) => sql`drop database if exists ${sql.id(name)} with (force)`;

// A half template, left by a process that ended, is made again.
async function makeTemplate(server: string, name: string, now: Date) {
  const release = await waitForPidLock(join(cacheDirectory, 'templates', 'server.pid'));
  try {
    await onServer(server, async ({ db }) => {
      const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
      if (rows.length > 0) return;
      const part = `${name}_part`;
      await dropped(part).execute(db);
      await sql`create database ${sql.id(part)} template template0`.execute(db);
      await onServer(databaseAt(server, part), (database) => fillTemplate(database.db, now));
      await sql`alter database ${sql.id(part)} rename to ${sql.id(name)}`.execute(db);
    });
  } finally {
    release();
  }
}

async function serverDatabases(server: string, now: Date): Promise<TestDatabases> {
  const template = `portal_template_${now.getTime()}_${hashFiles(root, sources).slice(0, 16)}`;
  await makeTemplate(server, template, now);
  return async () => {
    const name = `portal_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await onServer(server, ({ db }) =>
      sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(db),
    );
    const { close, ...database } = await openDatabase({ url: databaseAt(server, name) });
    return {
      ...database,
      close: async () => {
        await close();
        await onServer(server, (admin) => dropped(name).execute(admin.db));
      },
    };
  };
}

// In memory, or on a PostgreSQL server, to which `server` connects as superuser.
export async function testDatabases(server: string | null, now: Date): Promise<TestDatabases> {
  if (server !== null) return serverDatabases(server, now);
  const archive = await templateOf(now);
  return () => openDatabase({ archive });
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, types } from 'pg';
import { takePidLock } from './pid-lock.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Database = {
  db: Db;
  close: () => Promise<void>;
  /** The embedded database as an archive; null on a PostgreSQL server. */
  dump: (() => Promise<Blob>) | null;
};
// A PostgreSQL server, a directory of the embedded database, or memory.
export type DatabasePlace = { url: string } | DirectoryPlace | MemoryPlace;
type DirectoryPlace = { directory: string; isFresh: boolean };
type MemoryPlace = { archive: Blob | null };

/** The data directory belongs to another process. */
export class DirectoryInUse extends Error {}

types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);
types.setTypeParser(types.builtins.DATE, String);

function connect(config: PoolConfig) {
  // On the embedded database, which has one connection, a query outside the open transaction must fail, not hang.
  const pool = new Pool({ ...config, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => console.error(`database: ${error.message}`));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

// In memory nothing outlives the process: keep the write-ahead log as short as it gets.
function settings(isInMemory: boolean) {
  const always = ['shared_buffers=32MB', 'wal_recycle=off'];
  const inMemory = ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=32MB'];
  return (isInMemory ? [...always, ...inMemory] : always).flatMap((setting) => ['-c', setting]);
}

async function embedded(place: DirectoryPlace | MemoryPlace) {
  const [{ PGlite: Embedded }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const lite: PGlite = await Embedded.create({
    ...('directory' in place ? { dataDir: join(place.directory, 'pg') } : {}),
    ...('archive' in place && place.archive ? { loadDataDir: place.archive } : {}),
    startParams: [...Embedded.defaultStartParams, ...settings('archive' in place)],
  });
  return { lite, db: connect(createPgConfig(lite)) };
}

function lockDirectory({ directory, isFresh }: DirectoryPlace) {
  const path = join(directory, 'pid');
  const lock = takePidLock(path);
  if (!lock.held) {
    throw new DirectoryInUse(
      `The data in ${directory} is in use by process ${lock.pid}. Stop it first, or remove ${path} if that is no portal.`,
    );
  }
  if (isFresh) rmSync(join(directory, 'pg'), { recursive: true, force: true });
  return lock;
}

/** Opens the database; one SQL text runs on all of them. Throws `DirectoryInUse`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ('url' in place) {
    const db = connect({ connectionString: place.url, max: 10 });
    return { db, close: () => db.destroy(), dump: null };
  }
  // The embedded database takes no lock of its own: two processes would destroy the directory.
  const lock = 'directory' in place ? lockDirectory(place) : null;
  const { lite, db } = await embedded(place).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  return {
    db,
    close: async () => {
      await db.destroy();
      await lite.close();
      lock?.release();
    },
    dump: async () => {
      await sql`checkpoint`.execute(db);
      return lite.dumpDataDir('none');
    },
  };
}

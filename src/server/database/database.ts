import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { takePidLock } from './pid-lock.ts';
import { connect } from './pool.ts';
import type { Health } from './recovery.ts';
import type { Schema } from './schema.ts';

export type Db = Kysely<Schema>;
export type Database = {
  db: Db;
  health: Readonly<Health>;
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
    return { db, health: { isWritable: true }, close: () => db.destroy(), dump: null };
  }
  const { openEmbedded } = await import('./embedded.ts');
  if (!('directory' in place)) return openEmbedded(place);
  // The embedded database takes no lock of its own: two processes would destroy the directory.
  const lock = lockDirectory(place);
  try {
    const database = await openEmbedded(place);
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

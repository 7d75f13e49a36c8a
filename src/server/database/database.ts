import { type Kysely, sql } from 'kysely';
import { NotOpened } from './not-opened.ts';
import { connect } from './pool.ts';
import type { Health } from './recovery.ts';
import type { Schema } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

export type Db = Kysely<Schema>;
export type Database = {
  db: Db;
  connections: () => { open: number; idle: number; waiting: number };
  health: Readonly<Health>;
  close: () => Promise<void>;
  /** The embedded database as an archive; null on a PostgreSQL server. */
  dump: (() => Promise<Blob>) | null;
};
// A PostgreSQL server, a directory of the embedded database, or memory.
export type DatabasePlace = { url: string } | DirectoryPlace | MemoryPlace;
type DirectoryPlace = { directory: string; isFresh: boolean };
type MemoryPlace = { archive: Blob | null };

// The reason by the code of PostgreSQL or of the operating system.
function reasonOf(error: unknown, { host, pathname }: URL) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '3D000') return `PostgreSQL at ${host} has no database ${pathname.slice(1)}. Create it first.`;
  if (code.startsWith('28')) return `PostgreSQL at ${host} refuses the user or the password of DATABASE_URL.`;
  if (!isUnavailable(error)) return null;
  return `PostgreSQL at ${host} does not answer${code && ` (${code})`}. Start it, or correct DATABASE_URL.`;
}

// A server that was set up without a language makes databases in which names cannot be sorted.
async function refuseEncoding(db: Db) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? '';
  if (encoding === 'UTF8') return;
  throw new NotOpened(
    `The database of DATABASE_URL is encoded as ${encoding}, and the portal needs UTF8: make it with createdb --encoding=UTF8 --template=template0.`,
  );
}

const schemes: ReadonlySet<string> = new Set(['postgres:', 'postgresql:', 'socket:']);

/** Opens a database on a PostgreSQL server. Throws `NotOpened`. */
export async function openServer(url: string): Promise<Database> {
  const address = URL.parse(url);
  if (address && !schemes.has(address.protocol)) {
    throw new NotOpened(
      `DATABASE_URL begins with ${address.protocol}//, and the portal needs PostgreSQL: postgres://user:password@host/database.`,
    );
  }
  const { db, connections } = connect({ connectionString: url, max: 10 });
  try {
    await refuseEncoding(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof NotOpened) throw error;
    const reason = address
      ? reasonOf(error, address)
      : 'DATABASE_URL is no address of PostgreSQL. In a password, @ is written %40, : is %3A, / is %2F and % is %25.';
    throw reason === null ? error : new NotOpened(reason);
  }
  return { db, connections, health: { isWritable: true }, close: () => db.destroy(), dump: null };
}

/** Opens the database; one SQL text runs on all of them. Throws `NotOpened`. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if ('url' in place) return openServer(place.url);
  // Only who needs the engine loads it.
  if ('directory' in place) return (await import('./open-directory.ts')).openDirectory(place);
  return (await import('./embedded.ts')).openEmbedded(place);
}

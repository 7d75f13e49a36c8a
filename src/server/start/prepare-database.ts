import { analyze } from '../database/analyze.ts';
import { type Database, type Db, openServer } from '../database/database.ts';
import { isTaken } from '../database/is-taken.ts';
import { migrate } from '../database/migrations.ts';
import { NotOpened } from '../database/not-opened.ts';
import { isDemo } from '../demo/is-demo.ts';
import { fillNetwork } from '../reference/fill-reference.ts';

type Content = {
  /** What an empty database gets. */
  fill: (db: Db, now: Date) => Promise<void>;
  /** What every start does with a filled one. */
  keep: (db: Db, now: Date) => Promise<void>;
};

async function isEmpty(db: Db) {
  const key = db.selectFrom('setting').select('key').where('key', '=', 'signing_key');
  return (await key.executeTakeFirst()) === undefined;
}

/** Migrates an open database and fills it when empty; closes it where that fails. */
export async function prepareDatabase(database: Database, { fill, keep }: Content, now: Date) {
  const { db } = database;
  try {
    await migrate(db);
    const isNew = await isEmpty(db);
    if (isNew) await fill(db, now);
    await keep(db, now);
    if (isNew) await analyze(db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

// The passwords of its accounts are public.
async function refuseDemo(db: Db) {
  if (await isDemo(db)) {
    throw new NotOpened(
      'The database of DATABASE_URL holds the demo: a network needs a database of its own.',
    );
  }
}

// Of processes that start on an empty database at once, one writes the key that makes it a network; the others wait for
// that and find it filled.
async function fillOnce(db: Db, now: Date) {
  try {
    await db.transaction().execute((transaction) => fillNetwork(transaction, now));
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** A network's own PostgreSQL: reference data alone in an empty one, never demo data. Throws `NotOpened`. */
export const openOwnNetwork = async (url: string, now: Date) =>
  prepareDatabase(await openServer(url), { fill: fillOnce, keep: refuseDemo }, now);

import { analyze } from '../database/analyze.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { seed } from '../demo/seed.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import type { Options } from './options.ts';
import { dataDirectory } from './paths.ts';

/** A database server that must not be filled; the message says how to allow it. */
export class NotFilled extends Error {}

// Whether the database was empty before.
async function fill({ db }: Database, { databaseUrl, mayFill }: Options, now: Date) {
  const partner = await db.selectFrom('partner').select('id').limit(1).executeTakeFirst();
  if (partner) return false;
  if (databaseUrl && !mayFill) {
    throw new NotFilled('The database is empty. SEED=demo fills it with demo data.');
  }
  await seed(db, now);
  return true;
}

/** Opens the database, migrates it, fills it when empty, and adds the traffic up to now. */
export async function prepareDatabase(options: Options, now: Date): Promise<Database> {
  const { databaseUrl, isFresh } = options;
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { directory: dataDirectory, isFresh },
  );
  try {
    await migrate(database.db);
    const isNew = await fill(database, options, now);
    await topUpTraffic(database.db, now);
    if (isNew) await analyze(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

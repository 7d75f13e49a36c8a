import { analyze } from '../database/analyze.ts';
import { type Database, type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { closeAccounts } from '../demo/close-accounts.ts';
import { seed } from '../demo/seed.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import { fillNetwork } from '../reference/fill-reference.ts';
import type { Options } from './options.ts';
import { dataDirectory } from './paths.ts';

type Preparing = Pick<Options, 'databaseUrl' | 'isFresh' | 'seed' | 'reach'>;

async function isEmpty(db: Db) {
  const key = db.selectFrom('setting').select('key').where('key', '=', 'signing_key');
  return (await key.executeTakeFirst()) === undefined;
}

/** Opens the database, migrates it, fills it when empty, and adds the traffic of a demo up to now. */
export async function prepareDatabase(options: Preparing, now: Date): Promise<Database> {
  const { databaseUrl, isFresh } = options;
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { directory: dataDirectory, isFresh },
  );
  const { db } = database;
  try {
    await migrate(db);
    const isNew = await isEmpty(db);
    if (isNew) await (options.seed === 'demo' ? seed : fillNetwork)(db, now);
    if (options.reach.closed.has('demo')) await closeAccounts(db);
    await topUpTraffic(db, now);
    if (isNew) await analyze(db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

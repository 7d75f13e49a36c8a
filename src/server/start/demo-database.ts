import { type Database, type Db, openDatabase } from '../database/database.ts';
import { closeAccounts, publicAccounts } from '../demo/close-accounts.ts';
import { seedInquiries } from '../demo/inquiries.ts';
import { seedPayments } from '../demo/payments.ts';
import { seed } from '../demo/seed.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import { fillNetwork } from '../reference/fill-reference.ts';
import type { Options } from './options.ts';
import { dataDirectory } from './paths.ts';
import { prepareDatabase } from './prepare-database.ts';

type Opening = Pick<Options, 'databaseUrl' | 'isFresh' | 'seed' | 'reach'>;

/** Accounts that nobody signs in to. */
export const closedAccounts = ({ reach }: Pick<Options, 'reach'>) =>
  reach.closed.has('demo') ? publicAccounts : new Set<string>();

async function fillDemo(db: Db, now: Date) {
  await seed(db, now);
  await topUpTraffic(db, now);
  await seedPayments(db, now);
  await seedInquiries(db, now);
}

/** The database of `npm start`: with demo data where options say so, and with the traffic of a demo up to now. */
export async function openDemoDatabase(options: Opening, now: Date): Promise<Database> {
  const { databaseUrl, isFresh } = options;
  const database = await openDatabase(
    databaseUrl ? { url: databaseUrl } : { directory: dataDirectory, isFresh },
  );
  const content = {
    fill: options.seed === 'demo' ? fillDemo : fillNetwork,
    keep: async () => {
      if (options.reach.closed.has('demo')) await closeAccounts(database.db);
      await topUpTraffic(database.db, now);
    },
  };
  return prepareDatabase(database, content, now);
}

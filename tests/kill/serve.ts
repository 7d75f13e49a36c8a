import { sql } from 'kysely';
import { systemClock } from '#server/clock.ts';
import { type Db, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { seed } from '#server/demo/seed.ts';
import { serveOn } from '../support/plain-network.ts';
import type { Found } from './rounds.ts';

/** What is in the database when it opens. */
async function readFound(db: Db): Promise<Found> {
  const reports = await db.selectFrom('saved_report').select('name').execute();
  const { rows } = await sql<{ clicks: number; counted: number }>`select
    (select count(*) from click where partner_id = 1) as clicks,
    (select coalesce(sum(clicks), 0) from stat_offer where partner_id = 1) as counted`.execute(db);
  const { clicks = 0, counted = 0 } = rows[0] ?? {};
  return { reports: reports.map(({ name }) => name), clicks, counted };
}

async function fill(db: Db) {
  const partner = await db.selectFrom('partner').select('id').limit(1).executeTakeFirst();
  if (partner) return;
  await seed(db, systemClock.now());
  await db.deleteFrom('offer_cap').execute();
}

const [directory = ''] = process.argv.slice(2);
const { db } = await openDatabase({ directory, isFresh: false });
await migrate(db);
await fill(db);
const found = await readFound(db);
console.log(JSON.stringify({ url: await serveOn(db), found }));

import { sql } from 'kysely';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { addTraffic } from '#server/demo/add-traffic.ts';
import { seed } from '#server/demo/seed.ts';
import { serveOn } from '../support/plain-network.ts';

/** A network of its own process on a database with so many more events, as `npm start` would run it. */
const [place = '', events = '0'] = process.argv.slice(2);
const { db } = await openDatabase(
  place.startsWith('postgres:') ? { url: place } : { directory: place, isFresh: false },
);
const now = systemClock.now();
await migrate(db);
const isEmpty = !(await db.selectFrom('partner').select('id').limit(1).executeTakeFirst());
if (isEmpty) await seed(db, now);
// Every click counts, however many there are.
await db.deleteFrom('offer_cap').execute();
const wanted = Number(events);
await addTraffic(db, {
  events: wanted,
  days: 90,
  now,
  onStep: (done) => {
    const percent = Math.round((100 * done) / wanted);
    if (process.stderr.isTTY) process.stderr.write(`\r  ${percent} % of the events`);
    return true;
  },
});
const sizeOf = async (table: 'click' | 'conversion' | 'stat_offer' | 'stat_hour' | 'stat_dim') => {
  const { rows, bytes } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .select(sql<string>`pg_total_relation_size(${table}::regclass)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return [table, { rows: Number(rows), bytes: Number(bytes) }] as const;
};
const tables = Object.fromEntries([
  await sizeOf('click'),
  await sizeOf('conversion'),
  await sizeOf('stat_offer'),
  await sizeOf('stat_hour'),
  await sizeOf('stat_dim'),
]);
const url = await serveOn(db);
console.log(JSON.stringify({ url, tables }));
process.on('SIGTERM', () => process.exit(0));

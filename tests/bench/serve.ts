import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { addTraffic } from '#server/seed/add-traffic.ts';
import { seed } from '#server/seed/seed.ts';
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
const countOf = async (table: 'click' | 'conversion' | 'stat_offer' | 'stat_hour' | 'stat_dim') => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return [table, Number(count)] as const;
};
const rows = Object.fromEntries([
  await countOf('click'),
  await countOf('conversion'),
  await countOf('stat_offer'),
  await countOf('stat_hour'),
  await countOf('stat_dim'),
]);
const url = await serveOn(db);
console.log(JSON.stringify({ url, rows }));
process.on('SIGTERM', () => process.exit(0));

import { dayLength, hourLength } from '../analytics/periods.ts';
import { recordTraffic } from '../analytics/record-traffic.ts';
import type { Db } from '../database/database.ts';
import { trafficBetween } from './traffic.ts';

const step = 42 * dayLength;

const setting = (db: Db, key: string) => db.selectFrom('setting').select('value').where('key', '=', key);

/** Adds one step; answers whether there is more. The row of the last time is locked, so that nobody adds it twice. */
async function addStep(db: Db, until: Date) {
  const { value: firstStart } = await setting(db, 'first_start').executeTakeFirstOrThrow();
  const { value: last } = await setting(db, 'traffic_until').forUpdate().executeTakeFirstOrThrow();
  const from = new Date(last);
  const to = new Date(Math.min(until.getTime(), from.getTime() + step));
  if (to <= from) return false;
  await recordTraffic(db, trafficBetween({ from, to, firstStart }));
  await db
    .updateTable('setting')
    .set({ value: to.toISOString() })
    .where('key', '=', 'traffic_until')
    .execute();
  return to < until;
}

/** Adds the traffic of the hours that have passed since the last time, up to the last full hour before `now`. */
export async function topUpTraffic(db: Db, now: Date) {
  const until = new Date(now.getTime() - (now.getTime() % hourLength));
  const next = () => db.transaction().execute((transaction) => addStep(transaction, until));
  while (await next());
}

import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type Conversion, type Traffic, recordTraffic } from '../analytics/record-traffic.ts';
import type { Db } from '../database/database.ts';
import { convert } from '../money.ts';
import { trafficBetween } from './traffic.ts';

const step = 42 * millisecondsInDay;

const setting = (db: Db, key: string) => db.selectFrom('setting').select('value').where('key', '=', key);

const cent = 10_000;

// Traffic is planned in euros.
async function inPartnersCurrency(db: Db, traffic: Traffic): Promise<Traffic> {
  const partners = await db.selectFrom('partner').select(['id', 'currency']).forShare().execute();
  const currencies = new Map(partners.map(({ id, currency }) => [id, currency]));
  const paid = (row: Conversion): Conversion => {
    const currency = currencies.get(row.partner_id) ?? 'EUR';
    const inCents = (micros: number) => Math.round(convert(micros, 'EUR', currency) / cent) * cent;
    return { ...row, payout_micros: inCents(row.payout_micros), sale_micros: inCents(row.sale_micros) };
  };
  return {
    ...traffic,
    conversions: traffic.conversions.map(({ row, ...rest }) => ({ ...rest, row: paid(row) })),
    decided: traffic.decided.map(({ row, ...rest }) => ({ ...rest, row: paid(row) })),
  };
}

// Whether there is more. Locks the row of the last time, so that nothing is added twice.
async function addStep(db: Db, until: Date) {
  const firstStart = await setting(db, 'first_start').executeTakeFirst();
  const last = await setting(db, 'traffic_until').forUpdate().executeTakeFirst();
  if (!firstStart || !last) return false;
  const from = new Date(last.value);
  const to = new Date(Math.min(until.getTime(), from.getTime() + step));
  if (to <= from) return false;
  await recordTraffic(
    db,
    await inPartnersCurrency(db, trafficBetween({ from, to, firstStart: firstStart.value })),
  );
  await db
    .updateTable('setting')
    .set({ value: to.toISOString() })
    .where('key', '=', 'traffic_until')
    .execute();
  return to < until;
}

/** Adds the traffic of a demo since the last time, up to the last full hour before `now`. */
export async function topUpTraffic(db: Db, now: Date) {
  const until = new Date(now.getTime() - (now.getTime() % millisecondsInHour));
  const next = () => db.transaction().execute((transaction) => addStep(transaction, until));
  while (await next());
}

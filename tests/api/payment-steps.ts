import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { omit } from 'es-toolkit';
import { type Conversion, recordTraffic } from '#server/analytics/record-traffic.ts';
import type { Db } from '#server/database/database.ts';
import { type TestNetwork, readFields, readList, read } from './network.ts';

const place = {
  offer_id: 48_213,
  link_id: 1,
  country: 'DE',
  os: 'iOS',
  device: 'smartphone',
  browser: 'Safari',
  carrier: 'Wi-Fi',
};
const nothing = { clicks: [], impressions: [], conversions: [], decided: [] };

type Earned = { partnerId: number; at: Date; cents: number; status?: Conversion['status'] };

/** Records a conversion with its click, as advertisers report it; returns its id. */
export async function earn(db: Db, { partnerId, at, cents, status = 'approved' }: Earned) {
  const [id, click_id] = [randomUUID(), randomUUID()];
  const click = {
    ...place,
    partner_id: partnerId,
    id: click_id,
    ts: at,
    sub1: '',
    sub2: '',
    is_unique: true,
  };
  const row: Conversion = {
    partner_id: partnerId,
    id,
    click_id,
    ts: at,
    offer_id: place.offer_id,
    status,
    payout_micros: cents * 10_000,
    sale_micros: 0,
    decided_at: status === 'pending' ? null : at,
  };
  await db
    .transaction()
    .execute((tx) => recordTraffic(tx, { ...nothing, clicks: [click], conversions: [{ row, click }] }));
  return id;
}

/** Decides it anew, as a later report does. */
export async function decideConversion(
  db: Db,
  id: string,
  { status, at }: { status: 'approved' | 'rejected'; at: Date },
) {
  const before = await db.selectFrom('conversion').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const click = await db
    .selectFrom('click')
    .selectAll()
    .where('partner_id', '=', before.partner_id)
    .where('id', '=', before.click_id)
    .executeTakeFirstOrThrow();
  const row = { ...omit(before, ['kind', 'odd_amount']), status, decided_at: at };
  await db
    .transaction()
    .execute((tx) => recordTraffic(tx, { ...nothing, decided: [{ row, click, before: before.status }] }));
}

export const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, read(body, 'code')];
export const codesOf = ({ body }: { body: unknown }) =>
  readList(body, 'errors').map((entry) => read(entry, 'code'));
export const idOf = ({ body }: { body: unknown }) => Number(read(body, 'data.id'));

/** Has no payments; held for 15 days, paid on request from 100 euros on. */
export const second = { partnerId: 2, username: 'terms@portal.test' };

/** Calls of the second publisher and of operators, days by the clock of the network. */
export const paymentSteps = ({ network, request, tokenOf }: TestNetwork) => {
  const daysAgo = (days: number) => new Date(network.clock.now().getTime() - days * millisecondsInDay);
  const path = '/publisher/v1/payments';
  const as = async (username: string) => ({ token: await tokenOf(username) });
  const ask = async (headers = {}, username = second.username) =>
    request(path, { method: 'POST', headers, ...(await as(username)) });
  const earnEnough = (cents = 30_000) =>
    earn(network.db, { partnerId: second.partnerId, at: daysAgo(20), cents });
  return {
    ask,
    earnEnough,
    /** The number of a new request, of 300 euros and what was there before. */
    requested: async () => {
      await earnEnough();
      return idOf(await ask());
    },
    billing: (set: Record<string, string | number | null>, partnerId = second.partnerId) =>
      network.db.updateTable('billing_detail').set(set).where('partner_id', '=', partnerId).execute(),
    daysAgo,
    advance: (days: number) => request('/__test/clock', { json: { advanceMs: days * millisecondsInDay } }),
    balance: async (username = second.username) =>
      readFields((await request(`${path}/balance`, await as(username))).body, 'data'),
    list: async (query = 'limit=-1', username = second.username) =>
      request(`${path}?${query}`, await as(username)),
    get: async (id: number, username = second.username) => request(`${path}/${id}`, await as(username)),
    decide: async (id: number, json: unknown, username = 'operator@portal.test') =>
      request(`${path}/${id}/decision`, { json, ...(await as(username)) }),
    withdraw: async (id: number, username = second.username) =>
      request(`${path}/${id}/withdrawal`, { method: 'POST', ...(await as(username)) }),
    statement: async (query: string, username = second.username) =>
      request(`${path}/statement?${query}`, await as(username)),
  };
};

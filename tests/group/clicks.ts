import { sql } from 'kysely';
import { expect } from 'vitest';
import { advertiserToken, readTrackingKey } from '#server/tracking/tracking-key.ts';
import type { Listener } from '../api/listener.ts';
import { read } from '../api/network.ts';
import { signInAt } from '../support/network.ts';
import { counted, type Group, lead, other, send, start, times } from './group.ts';

const addLinks = ({ db }: Group, offer_id: number) =>
  db
    .insertInto('tracking_link')
    .values(times(3, () => ({ partner_id: 1, offer_id, name: 'One more', created_at: start })))
    .returning('id')
    .execute();

async function usedToday({ db }: Group, offer: number) {
  const { rows } = await sql<{ clicks: number }>`select coalesce(sum(clicks), 0) as clicks from stat_offer
    where partner_id = 1 and offer_id = ${offer} and day = '2026-11-20'`.execute(db);
  return rows[0]?.clicks ?? 0;
}

/** As the table of clicks has them, and as the rollup does. */
export async function clicksOf({ db }: Group, offer: number) {
  const { rows } = await sql<{ raw: number; rolled: number }>`select
    (select count(*) from click where partner_id = 1 and offer_id = ${offer} and ts >= ${start}) as raw,
    (select coalesce(sum(clicks), 0) from stat_hour where partner_id = 1 and offer_id = ${offer} and hour >= ${start}) as rolled`.execute(
    db,
  );
  return rows[0] ?? { raw: 0, rolled: 0 };
}

export async function keepCaps(group: Group) {
  const before = await Promise.all([lead, other].map(({ offer }) => clicksOf(group, offer)));
  const caps = await Promise.all(
    [lead, other].map(async ({ offer }, nth) => ({
      offer_id: offer,
      type: 'clicks' as const,
      period: 'day' as const,
      value: (await usedToday(group, offer)) + 25 + nth,
    })),
  );
  await group.db.insertInto('offer_cap').values(caps).execute();
  const links = (await Promise.all([addLinks(group, lead.offer), addLinks(group, other.offer)])).flat();
  // By process and link in another order, so that each batch has clicks of both offers.
  const clicks = await Promise.all(
    times(200, async (nth) => {
      const { id } = links[(nth * 7) % links.length] ?? { id: 0 };
      return { ...(await send(group.at(nth, `/g/1/${id}`))), id };
    }),
  );
  const ofLead = new Set(links.slice(0, 3).map(({ id }) => id));
  const answered = Map.groupBy(clicks, ({ id }) => ofLead.has(id));
  expect(counted(answered.get(true) ?? [])[302]).toBe(25);
  expect(counted(answered.get(false) ?? [])[302]).toBe(26);
  expect(counted(clicks)).toEqual({ 302: 51, 410: 149 });
  const after = await Promise.all([lead, other].map(({ offer }) => clicksOf(group, offer)));
  const added = after.map(({ raw, rolled }, nth) => ({
    raw: raw - (before[nth]?.raw ?? 0),
    rolled: rolled - (before[nth]?.rolled ?? 0),
  }));
  expect(added).toEqual([
    { raw: 25, rolled: 25 },
    { raw: 26, rolled: 26 },
  ]);
  await group.db.deleteFrom('offer_cap').execute();
}

export async function sendPostbacksOnce(group: Group, listener: Listener) {
  const { db } = group;
  const { access_token: token } = await signInAt(group.url);
  await db.deleteFrom('postback').execute();
  const json = { name: 'Mine', url: `${listener.url}/in?t={transaction_id}` };
  expect((await send(`${group.url}/publisher/v1/postbacks`, { json, token })).status).toBe(200);
  const secret = advertiserToken(await readTrackingKey(db), lead.offer);
  const clicks = await Promise.all(times(30, (nth) => send(group.at(nth, `/g/1/${lead.link}`))));
  const ids = clicks.map(({ headers }) =>
    new URL(headers.get('location') ?? '').searchParams.get('click_id'),
  );
  const reports = ids.flatMap((id, nth) =>
    times(4, (process) => {
      const query = new URLSearchParams({
        click_id: id ?? '',
        token: secret,
        txid: `t${nth}`,
      }).toString();
      return send(group.at(process, `/postback?${query}`));
    }),
  );
  const answers = await Promise.all(reports);
  expect(counted(answers)).toEqual({ 200: 120 });
  expect(answers.filter((answer) => read(answer.body(), 'data.created') === true)).toHaveLength(30);
  const expected = times(30, (nth) => `/in?t=t${nth}`).toSorted();
  await expect
    .poll(() => listener.calls.map(({ path }) => path).toSorted(), { timeout: 15_000 })
    .toEqual(expected);
  const waiting = db.selectFrom('postback_delivery').select('id').where('next_at', 'is not', null);
  await expect.poll(async () => (await waiting.execute()).length, { timeout: 5000 }).toBe(0);
  expect(listener.calls).toHaveLength(30);
}

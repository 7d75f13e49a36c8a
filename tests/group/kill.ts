import { expect, vi } from 'vitest';
import { writeSettings } from '#server/configuration/configuration.ts';
import { advertiserToken, readTrackingKey } from '#server/tracking/tracking-key.ts';
import type { Listener } from '../api/listener.ts';
import { read } from '../api/network.ts';
import { signInAt } from '../support/network.ts';
import { isWholeProduct } from '../support/whole-product.ts';
import { clicksOf } from './clicks.ts';
import { type Group, lead, send, start, times } from './group.ts';

const kills = isWholeProduct ? 3 : 1;
const writers = 3;
// A call that a process had taken is due again after its minute; four are made to a host at once.
const mostCallsTwice = 4 * kills;
const patience = { timeout: 20_000, interval: 50 };

/** Writes through the front until it is ended, and notes what was confirmed, and the status of all else. */
async function writeOn({ url, db }: Group) {
  const { access_token: token } = await signInAt(url);
  const secret = advertiserToken(await readTrackingKey(db), lead.offer);
  const confirmed = { reports: [] as string[], clicks: [] as string[], conversions: [] as string[] };
  const refused: number[] = [];
  const over = new AbortController();

  async function report() {
    const name = crypto.randomUUID();
    const json = { name, query: 'dimensions=country' };
    const { status } = await send(`${url}/publisher/v1/analytics`, { token, json });
    if (status === 200) confirmed.reports.push(name);
    else refused.push(status);
  }
  async function convert() {
    const click = await send(`${url}/g/1/${lead.link}`);
    if (click.status !== 302) return refused.push(click.status);
    const id = new URL(click.headers.get('location') ?? '').searchParams.get('click_id') ?? '';
    confirmed.clicks.push(id);
    const query = new URLSearchParams({ click_id: id, token: secret, txid: id }).toString();
    const { status } = await send(`${url}/postback?${query}`);
    return status === 200 ? confirmed.conversions.push(id) : refused.push(status);
  }
  const goOn = async (write: () => Promise<unknown>) => {
    while (!over.signal.aborted) await write();
  };
  const writing = [report, convert].flatMap((write) => times(writers, () => goOn(write)));
  return {
    confirmed,
    refused,
    end: async () => {
      over.abort();
      await Promise.all(writing);
    },
  };
}
type Writing = Awaited<ReturnType<typeof writeOn>>;

const until = (isReached: () => boolean) => vi.waitUntil(isReached, patience);

async function killOne({ members, db }: Group, nth: number, { confirmed }: Writing) {
  const lease = () => db.selectFrom('job_lease').select('held_until').executeTakeFirst();
  const before = await lease();
  const [reports, conversions] = [confirmed.reports.length, confirmed.conversions.length];
  const hasGoneOn = () =>
    confirmed.reports.length > reports + 20 && confirmed.conversions.length > conversions + 20;
  await until(hasGoneOn);
  await members[nth]?.kill();
  const [left, others] = [confirmed.reports.length, confirmed.conversions.length];
  await until(() => confirmed.reports.length > left + 20 && confirmed.conversions.length > others + 20);
  // Due work is one process's: another takes over ten seconds after the last word of this one.
  if (!isWholeProduct) return;
  const held = async () => Number((await lease())?.held_until) > Number(before?.held_until);
  await expect.poll(held, patience).toBe(true);
}

/** One that is killed while all of them write. */
export async function killUnderLoad(group: Group, listener: Listener) {
  const { db } = group;
  listener.calls = [];
  const sums = await clicksOf(group, lead.offer);
  await writeSettings(db, [['quotas.saved_reports', 10_000]]);
  const { access_token: token } = await signInAt(group.url);
  await db.deleteFrom('postback').execute();
  const json = { name: 'Mine', url: `${listener.url}/in?t={transaction_id}` };
  expect(
    read((await send(`${group.url}/publisher/v1/postbacks`, { json, token })).body(), 'data.id'),
  ).not.toBe(undefined);
  const writing = await writeOn(group);
  try {
    for (let nth = 0; nth < kills; nth += 1) await killOne(group, nth, writing);
  } finally {
    await writing.end();
  }
  const { confirmed, refused } = writing;

  expect(refused.filter((status) => status !== 502)).toEqual([]);
  const reports = await db.selectFrom('saved_report').select('name').execute();
  const stored = new Set(reports.map(({ name }) => name));
  expect(confirmed.reports.filter((name) => !stored.has(name))).toEqual([]);
  const after = await clicksOf(group, lead.offer);
  expect(after.raw - sums.raw).toBeGreaterThanOrEqual(confirmed.clicks.length);
  expect(after.rolled - sums.rolled).toBe(after.raw - sums.raw);
  const conversions = await db.selectFrom('conversion').select('txid').where('ts', '>=', start).execute();
  const booked = new Set(conversions.map(({ txid }) => txid));
  expect(confirmed.conversions.filter((id) => !booked.has(id))).toEqual([]);

  // What the killed one had taken comes due.
  const waiting = () =>
    db.selectFrom('postback_delivery').select('attempts').where('next_at', 'is not', null).execute();
  await expect
    .poll(async () => (await waiting()).filter(({ attempts }) => attempts === 0).length, patience)
    .toBe(0);
  await db
    .updateTable('postback_delivery')
    .set({ next_at: start })
    .where('next_at', 'is not', null)
    .execute();
  await expect.poll(async () => (await waiting()).length, patience).toBe(0);
  const called = listener.calls.map(({ path }) => path.slice('/in?t='.length));
  const once = new Set(called);
  expect(confirmed.conversions.filter((id) => !once.has(id))).toEqual([]);
  expect(called.length - once.size).toBeLessThanOrEqual(mostCallsTwice);
}

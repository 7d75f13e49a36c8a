import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/database/migrations.ts';
import { openOwnNetwork } from '#server/start/prepare-database.ts';
import { type Listener, openListener } from '../api/listener.ts';
import { startLimit } from '../api/network.ts';
import { prepareLinks } from '../api/visits.ts';
import {
  countAttempts,
  openLinksOnce,
  payOnce,
  replayKeys,
  shareSessions,
  shareUploads,
} from './accounts.ts';
import { keepCaps, sendPostbacksOnce } from './clicks.ts';
import { type Group, lead, openEmptyDatabase, other, server, start, startGroup, times } from './group.ts';
import { killUnderLoad } from './kill.ts';

describe.skipIf(server === null)('four processes on one PostgreSQL, behind one front', () => {
  let group: Group;
  let listener: Listener;
  beforeAll(async () => {
    [group, listener] = await Promise.all([startGroup(), openListener()]);
    await prepareLinks({ network: group }, [lead, other]);
  }, startLimit);
  afterAll(async () => {
    await group?.close();
    listener?.close();
  });

  test('[S1, S11] a session of one is one of all, and ended in one in all', async () => {
    await expect(shareSessions(group)).resolves.toBeUndefined();
  });
  test('[S9] a link that signs in and one that sets a password work once, for the first who uses it', async () => {
    await expect(openLinksOnce(group)).resolves.toBeUndefined();
  });
  test('[E7] attempts are counted together, also those at the same moment', async () => {
    await expect(countAttempts(group)).resolves.toBeUndefined();
  });
  test('[O3] ten requests with one idempotency key make one campaign', async () => {
    await expect(replayKeys(group)).resolves.toBeUndefined();
  });
  test('[O12] a payout that all are asked for is one', async () => {
    await expect(payOnce(group)).resolves.toBeUndefined();
  });
  test('[O3] pictures uploaded to any are shown by all, and the quota holds over all of them', async () => {
    await expect(shareUploads(group)).resolves.toBeUndefined();
  });
  test('a cap takes as many as it says of those that come at once, over all links and processes', async () => {
    await expect(keepCaps(group)).resolves.toBeUndefined();
  });
  test('[O7] a conversion that is reported to all at once is one, and its postback is sent once', async () => {
    await expect(sendPostbacksOnce(group, listener)).resolves.toBeUndefined();
  });
  // The last one: it leaves fewer of them.
  test('[E10] one that is killed while all of them write takes nothing with it that was confirmed, and the rest goes on', async () => {
    await expect(killUnderLoad(group, listener)).resolves.toBeUndefined();
  });
});

test.skipIf(server === null)('processes that start on an empty database at once fill it once', async () => {
  const { db, address, close } = await openEmptyDatabase();
  await migrate(db);
  const opening = await db.transaction().execute(async (transaction) => {
    // Until all of them have found it empty.
    await sql`lock table setting in share mode`.execute(transaction);
    const all = Promise.allSettled(times(4, () => openOwnNetwork(address, start)));
    const waiting = async () =>
      (
        await sql`select 1 from pg_locks where not granted and relation = 'setting'::regclass`.execute(
          transaction,
        )
      ).rows.length;
    await expect.poll(waiting, { timeout: 10_000 }).toBe(4);
    return { all };
  });
  const opened = await opening.all;
  expect(opened.map(({ status }) => status)).toEqual(times(4, () => 'fulfilled'));
  const rows = async (table: 'setting' | 'terms') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  expect([await rows('setting'), await rows('terms')]).toEqual([1, 1]);
  await Promise.all(opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value.close()] : [])));
  await close();
});

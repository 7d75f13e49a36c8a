import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movableClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { runElectedWork } from '../due-work.ts';
import { createLease } from './lease.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ archive: null });
  await migrate(database.db);
}, 60_000);
beforeEach(async () => {
  await database.db.deleteFrom('job_lease').execute();
  await database.db.deleteFrom('outbox').execute();
});
afterAll(() => database.close());

/** Of three months ago: due work forgets it. */
const oldMail = () =>
  database.db
    .insertInto('outbox')
    .values({
      recipient: 'nora@publisher.example',
      template: 'verify',
      locale: 'en',
      subject: '',
      body: '',
      link: null,
      created_at: new Date(now.getTime() - 100 * day),
      status: 'sent',
      next_at: null,
    })
    .execute();
const mails = async () => (await database.db.selectFrom('outbox').select('id').execute()).length;

const clock = movableClock(now);
function openProcess() {
  const lease = createLease('due work');
  let woken = 0;
  const calls = {
    wake: () => {
      woken += 1;
    },
    settled: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const context = { db: database.db, clock, origin: '', allowsLoopback: false, mailer: null, calls };
  return {
    lease,
    woken: () => woken,
    work: () => runElectedWork(context, lease),
  };
}

/** Which of them has done the work that was due. */
async function whoWorks(processes: readonly ReturnType<typeof openProcess>[]) {
  const who: number[] = [];
  for (const [nth, { work }] of processes.entries()) {
    await oldMail();
    await work();
    if ((await mails()) === 0) who.push(nth);
    await database.db.deleteFrom('outbox').execute();
  }
  return who;
}

test('due work is done by one of several processes, calls by all', async () => {
  clock.set(now);
  const processes = [openProcess(), openProcess(), openProcess()];
  for (let seconds = 0; seconds < 60; seconds += 2) {
    expect(await whoWorks(processes)).toEqual([0]);
    clock.advance(2000);
  }
  expect(processes.map(({ woken }) => woken())).toEqual([30, 30, 30]);
});

test('processes that begin at the same moment do it once', async () => {
  clock.set(now);
  const leases = Array.from({ length: 8 }, () => createLease('due work'));
  const held = await Promise.all(leases.map(({ holds }) => holds({ db: database.db, clock })));
  expect(held.filter(Boolean)).toHaveLength(1);
});

test('it passes on ten seconds after its process was killed, and at once when that stops', async () => {
  clock.set(now);
  const [killed, second, third] = [openProcess(), openProcess(), openProcess()];
  expect(await whoWorks([killed, second, third])).toEqual([0]);
  clock.advance(9999);
  expect(await whoWorks([second, third])).toEqual([]);
  clock.advance(1);
  expect(await whoWorks([second, third])).toEqual([0]);
  // One that was only held up comes back, and finds the work taken.
  expect(await whoWorks([killed, second, third])).toEqual([1]);
  await second.lease.release(database.db);
  expect(await whoWorks([third, killed])).toEqual([0]);
});

import fs, { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { isStorageFailure } from './storage-failure.ts';
import { isUnavailable } from './unavailable.ts';

const directory = mkdtempSync(join(tmpdir(), 'portal-disk-'));
let database: Database;
// The next write to a file of this path fails with this code.
let fault: { path: string; code: string } | null = null;

// The embedded database writes by these calls alone.
function spyOnFiles() {
  const { openSync, writeSync } = fs;
  const paths = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...values) => {
    const fd = openSync(path, ...values);
    paths.set(fd, String(path));
    return fd;
  });
  vi.spyOn(fs, 'writeSync').mockImplementation((...values: unknown[]) => {
    const failing = fault;
    if (failing === null || !paths.get(Number(values[0]))?.includes(failing.path)) {
      return Number(Reflect.apply(writeSync, fs, values));
    }
    fault = null;
    throw Object.assign(new Error(failing.code), { code: failing.code });
  });
}

beforeAll(async () => {
  spyOnFiles();
  vi.spyOn(console, 'error').mockReturnValue();
  database = await openDatabase({ directory, isFresh: false });
  await sql`create table note (id int)`.execute(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const write = () => sql`insert into note select generate_series(1, 5000)`.execute(database.db);
async function countNotes() {
  const { rows } = await sql<{ notes: number }>`select count(*) as notes from note`.execute(database.db);
  return rows[0]?.notes;
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const recovered = () => expect.poll(() => database.health.isWritable, { timeout: 10_000 }).toBe(true);

test.each(['ENOSPC', 'EIO', 'EFBIG', 'EDQUOT', 'EROFS'])(
  '%s of a table: the write fails, and the next one works again',
  async (code) => {
    const before = await countNotes();
    fault = { path: '/base/', code };
    expect(await failureOf(write())).toSatisfy(isStorageFailure);
    expect(await countNotes()).toBe(before);
    await recovered();
    await write();
    expect(await countNotes()).toBe((before ?? 0) + 5000);
  },
);

test.each(['ENOSPC', 'EIO', 'EFBIG'])(
  '%s of the log, after which the engine ends: all that wait get an error, and a new engine has all that was saved',
  async (code) => {
    const before = await countNotes();
    fault = { path: '/pg_wal/', code };
    const transaction = database.db.transaction().execute(async (inner) => {
      await sql`insert into note values (0)`.execute(inner);
      await sql`checkpoint`.execute(inner).catch(() => undefined);
      // In the new engine this would be a row of its own.
      await sql`insert into note values (-1)`.execute(inner);
    });
    const failures = await Promise.all([transaction, write()].map(failureOf));
    expect(failures[0]).not.toBeNull();
    expect(failures.filter((failure) => failure !== null && !isUnavailable(failure))).toEqual([]);
    await recovered();
    expect(await countNotes()).toBe(before);
    await write();
  },
);

test('a failure is logged once, and so is its end', async () => {
  const said = vi.mocked(console.error).mockClear();
  fault = { path: '/base/', code: 'ENOSPC' };
  await failureOf(write());
  await Promise.all([failureOf(write()), failureOf(write())]);
  await recovered();
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('No space left on device')],
    ['database: saving works again'],
  ]);
});

test('closing gives the directory free', async () => {
  await database.close();
  expect(existsSync(join(directory, 'pid'))).toBe(false);
  database = await openDatabase({ directory, isFresh: false });
  expect(await countNotes()).toBeGreaterThan(0);
});

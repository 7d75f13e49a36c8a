import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, type Db, openDatabase } from '../database/database.ts';
import { backUp } from './back-up.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'portal-backups-'));
const at = (name: string) => join(folder, name);
let running: Database;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  running = await openDatabase({ directory: at('running'), isFresh: false });
  await sql`create table note as select n, md5(n::text) as text from generate_series(1, 20000) as n`.execute(
    running.db,
  );
}, 60_000);
afterAll(async () => {
  await running.close();
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

const textOf = async (db: Db) =>
  (
    await sql<{ all: string }>`select md5(string_agg(note::text, ',' order by n)) as all from note`.execute(
      db,
    )
  ).rows[0]?.all;

async function textIn(directory: string) {
  const { db, close } = await openDatabase({ directory, isFresh: false });
  const text = await textOf(db);
  await close();
  return text;
}

const restored = (directory: string, file: string, replaces = false) =>
  restoreBackup(at(directory), at(file), { replaces });

test('the backup of a running portal is read back, private, and restores every row', async () => {
  const contents = await backUp(at('running'), at('a.backup'));
  expect(contents.rows).toEqual([{ table: 'note', rows: 20_000 }]);
  expect(contents.pages).toBeGreaterThan(200);
  expect(fs.statSync(at('a.backup')).mode % 0o100).toBe(0);
  expect(await restored('fresh', 'a.backup')).toMatchObject({
    contents: { rows: contents.rows },
    aside: null,
  });
  expect(await textIn(at('fresh'))).toBe(await textOf(running.db));
});

test('so does that of a stopped one; no backup is overwritten, and nothing comes of nothing', async () => {
  const contents = await backUp(at('fresh'), at('b.backup'));
  expect(contents.rows).toEqual([{ table: 'note', rows: 20_000 }]);
  await expect(backUp(at('fresh'), at('b.backup'))).rejects.toThrow('already exists');
  await expect(backUp(at('nowhere'), at('c.backup'))).rejects.toThrow('There is no database in');
});

test('a folder with data is replaced only when asked for, and then kept', async () => {
  const { db, close } = await openDatabase({ directory: at('fresh'), isFresh: false });
  await sql`delete from note where n > 5`.execute(db);
  const before = await textOf(db);
  await close();
  await expect(restored('fresh', 'a.backup')).rejects.toThrow('With --replace it is put aside and kept.');
  expect(await textIn(at('fresh'))).toBe(before);
  const { aside } = await restored('fresh', 'a.backup', true);
  expect(await textIn(at('fresh'))).toBe(await textOf(running.db));
  fs.mkdirSync(at('old'));
  fs.cpSync(aside ?? '', at('old/pg'), { recursive: true });
  expect(await textIn(at('old'))).toBe(before);
});

test('a file that is cut off, damaged or something else is refused, and leaves nothing', async () => {
  const whole = fs.readFileSync(at('a.backup'));
  const archive = gunzipSync(whole);
  // Somewhere among the rows.
  const position =
    archive.indexOf('098f6bcd') > 0 ? archive.indexOf('098f6bcd') : archive.indexOf('c4ca4238a0b9');
  archive[position] = 0;
  fs.writeFileSync(at('cut'), whole.subarray(0, whole.length / 2));
  fs.writeFileSync(at('damaged'), gzipSync(archive));
  fs.writeFileSync(at('other'), gzipSync('text'));
  await expect(restored('none', 'cut')).rejects.toThrow('is no backup that can be read');
  await expect(restored('none', 'damaged')).rejects.toThrow('invalid page in block');
  await expect(restored('none', 'other')).rejects.toThrow('is no sound backup');
  await expect(restored('none', 'missing')).rejects.toThrow('ENOENT');
  expect(fs.readdirSync(at('none'))).toEqual([]);
});

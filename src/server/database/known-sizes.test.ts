import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseIn } from './data-directory.ts';
import { type Database, openDatabase } from './database.ts';

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-sizes-'));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ directory, isFresh: true });
  await sql`create table note (id int, text text)`.execute(database.db);
}, 60_000);
afterAll(async () => {
  await database.close();
  fs.rmSync(directory, { recursive: true, force: true });
});

const add = (from: number, to: number) =>
  sql`insert into note select n, repeat('x', 500) from generate_series(${from}::int, ${to}::int) n`.execute(
    database.db,
  );
async function read() {
  const { rows } = await sql<{ notes: number; blocks: number; file: string }>`select count(*) as notes,
    pg_relation_size('note') / 8192 as blocks, pg_relation_filepath('note') as file from note`.execute(
    database.db,
  );
  return rows[0] ?? { notes: 0, blocks: 0, file: '' };
}
// By the operating system itself.
const blocksOn = (file: string) => fs.statSync(path.join(databaseIn(directory), file)).size / 8192;

test('reading again asks the operating system for no size', async () => {
  await add(1, 10);
  await read();
  const asked = vi.spyOn(fs, 'fstatSync');
  const { rows } = await sql<{ notes: number }>`select count(*) as notes from note a
    where exists (select from note b where b.id = a.id)`.execute(database.db);
  expect([rows, asked.mock.calls.length]).toEqual([[{ notes: 10 }], 0]);
  asked.mockRestore();
});

test.each([
  ['grows', sql`select`, 2000],
  ['shrinks', sql`delete from note where id > 100`, 100],
  ['is written anew', sql`update note set text = text || 'y'`, 100],
  ['is emptied', sql`truncate note`, 0],
  ['grows again', sql`select`, 3000],
])('a table that %s is read whole, in its size of now', async (_, change, notes) => {
  const { notes: before } = await read();
  await change.execute(database.db);
  if (notes > before) await add(before + 1, notes);
  await sql`vacuum note`.execute(database.db);
  const found = await read();
  expect(found).toEqual({ notes, blocks: blocksOn(found.file), file: found.file });
});

test('in another file, and after it is opened again, everything is there', async () => {
  await sql`vacuum full note`.execute(database.db);
  expect(await read()).toMatchObject({ notes: 3000 });
  await database.close();
  database = await openDatabase({ directory, isFresh: false });
  const { notes, blocks, file } = await read();
  expect([notes, blocks]).toEqual([3000, blocksOn(file)]);
});

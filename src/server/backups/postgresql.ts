import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '../database/database.ts';
import { NotOpened } from '../database/not-opened.ts';

async function run(program: string, parameters: readonly string[]) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    await once(child, 'spawn');
  } catch {
    throw new NotOpened(`${program} is not installed here: install the client programs of PostgreSQL.`);
  }
  const [code] = (await once(child, 'close')) as [number | null]; // As the event is declared.
  if (code !== 0) throw new NotOpened(`${program} failed, as said above.`);
}

/** Lets pg_dump write the file, and pg_restore read all of it. */
export async function backUpServer(url: string, path: string) {
  await run('pg_dump', ['--format=custom', `--file=${path}`, url]);
  await run('pg_restore', [`--file=${devNull}`, path]);
}

async function hasTables(url: string) {
  const { db, close } = await openDatabase({ url });
  try {
    const { rows } = await sql`select 1 from pg_tables where schemaname = 'public' limit 1`.execute(db);
    return rows.length > 0;
  } finally {
    await close();
  }
}

/** Lets pg_restore fill an empty database, or replace one in one transaction, of which `aside` gets a backup first. */
export async function restoreServer(url: string, file: string, aside: string | null) {
  const isFilled = await hasTables(url);
  if (isFilled && aside === null) {
    throw new NotOpened('There is data in the database. With --replace a backup of it is written first.');
  }
  if (isFilled && aside !== null) await backUpServer(url, aside);
  const clean = isFilled ? ['--clean', '--if-exists'] : [];
  await run('pg_restore', ['--single-transaction', '--no-owner', ...clean, `--dbname=${url}`, file]);
  return isFilled;
}

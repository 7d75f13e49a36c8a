import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { NotOpened } from './not-opened.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'portal-opening-'));
const sound = join(folder, 'sound');
let file = '';
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const database = await openDatabase({ directory: sound, isFresh: false });
  await sql`create table note as select n from generate_series(1, 5000) as n`.execute(database.db);
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('note') as file`.execute(
    database.db,
  );
  file = rows[0]?.file ?? '';
  await database.close();
}, 60_000);
afterAll(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

function copyOf(name: string) {
  const directory = join(folder, name);
  // Of 70 MB each: all of them at the end take a busy disk longer than a hook may.
  onTestFinished(() => fs.rmSync(directory, { recursive: true }));
  fs.cpSync(sound, directory, { recursive: true });
  return { directory, at: (...path: string[]) => join(directory, ...path) };
}
type Copy = ReturnType<typeof copyOf>;

function overwrite(path: string, position: number) {
  const fd = fs.openSync(path, 'r+');
  fs.writeSync(fd, Buffer.alloc(64, 7), 0, 64, position);
  fs.closeSync(fd);
}

async function failureOf(directory: string) {
  try {
    const database = await openDatabase({ directory, isFresh: false });
    await database.close();
  } catch (error) {
    return error;
  }
  return null;
}
const listing = (directory: string) => fs.readdirSync(directory, { recursive: true }).map(String).toSorted();

const restore = 'Restore a backup (npm run restore -- FILE --replace)';
const situations: Record<string, { harm: (copy: Copy) => void; says: string }> = {
  'a half copy': {
    harm: ({ at }) => fs.rmSync(at('pg/PG_VERSION')),
    says: 'is incomplete: PG_VERSION is missing.',
  },
  'files of the log gone': {
    harm: ({ at }) => fs.rmSync(at('pg/pg_wal'), { recursive: true }),
    says: 'is incomplete: pg_wal is missing.',
  },
  'an empty folder': {
    harm: ({ at }) => {
      fs.rmSync(at('pg'), { recursive: true });
      fs.mkdirSync(at('pg'));
    },
    says: 'is incomplete: the folder is empty.',
  },
  'a database under another name': {
    harm: ({ at }) => fs.renameSync(at('pg'), at('pg-old')),
    says: '"pg" is missing, but checked, pg-old, reserve are there.',
  },
  'another PostgreSQL': {
    harm: ({ at }) => fs.writeFileSync(at('pg/PG_VERSION'), '16\n'),
    says: 'was made by PostgreSQL 16, and this portal reads 18.',
  },
  'a damaged control file': {
    harm: ({ at }) => overwrite(at('pg/global/pg_control'), 0),
    says: 'does not open: ',
  },
  'a damaged log': {
    harm: ({ at }) => {
      for (const name of fs.readdirSync(at('pg/pg_wal'))) {
        if (/^[0-9A-F]{24}$/.test(name)) fs.truncateSync(at('pg/pg_wal', name), 0);
      }
    },
    says: 'does not open: could not locate a valid checkpoint record',
  },
  'a damaged page in a copy': {
    harm: ({ at }) => overwrite(at('pg', file), 8192 + 4000),
    says: 'is damaged: invalid page in block 1 of relation',
  },
};

test.each(Object.entries(situations))(
  '%s is named, and nothing is replaced',
  async (name, { harm, says }) => {
    const copy = copyOf(name);
    harm(copy);
    const before = listing(copy.at('.')).filter((path) => path !== 'pid');
    const failure = await failureOf(copy.directory);
    expect(failure).toBeInstanceOf(NotOpened);
    expect(String(failure)).toContain(says);
    expect(String(failure)).toContain(restore);
    expect(listing(copy.at('.'))).toEqual(expect.arrayContaining(before));
    expect(fs.existsSync(copy.at('pid'))).toBe(false);
  },
);

test('--fresh begins a new database in such a folder', async () => {
  const { directory, at } = copyOf('fresh');
  fs.rmSync(at('pg/PG_VERSION'));
  const database = await openDatabase({ directory, isFresh: true });
  const { rows } = await sql`select 1 from pg_tables where tablename = 'note'`.execute(database.db);
  await database.close();
  expect(rows).toEqual([]);
});

test('a copy is checked page by page when it first opens, and not again', async () => {
  const said = vi.mocked(console.error).mockClear();
  const { directory } = copyOf('checked once');
  expect(await failureOf(directory)).toBeNull();
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^database: \d{3,} pages of .* are sound$/)]]);
  expect(await failureOf(directory)).toBeNull();
  expect(said.mock.calls).toHaveLength(1);
});

test('a folder belongs to its user alone, with all that is in it', async () => {
  const { directory, at } = copyOf('open to all');
  fs.chmodSync(directory, 0o755);
  fs.chmodSync(at('pg/PG_VERSION'), 0o644);
  const database = await openDatabase({ directory, isFresh: false });
  await sql`create table later as select n from generate_series(1, 5000) as n`.execute(database.db);
  await sql`checkpoint`.execute(database.db);
  const isOpen = (path: string) => fs.statSync(path).mode % 0o100 !== 0;
  const found = [directory, ...listing(directory).map((path) => at(path))].filter(isOpen);
  const { rows } = await sql<{ data_checksums: string }>`show data_checksums`.execute(database.db);
  await database.close();
  expect(found).toEqual([]);
  expect(rows).toEqual([{ data_checksums: 'on' }]);
});

describe('the lock of a folder', () => {
  test('an empty one, and one whose process number now belongs to another program, are taken over', async () => {
    const { directory, at } = copyOf('stale locks');
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    for (const text of ['', 'x', '0', '999999999', `${child.pid} 1`]) {
      fs.writeFileSync(at('pid'), text);
      expect([text, await failureOf(directory)]).toEqual([text, null]);
    }
    fs.writeFileSync(at('pid'), String(child.pid));
    expect(String(await failureOf(directory))).toContain(`is in use by process ${child.pid}`);
    child.kill();
  });
});

test('a folder that is none', async () => {
  const path = join(folder, 'a file');
  fs.writeFileSync(path, '');
  expect(String(await failureOf(path))).toMatch(/a file.* cannot be used \(E(?:EXIST|NOTDIR)\)/);
});

test.skipIf(process.getuid?.() === 0)('a folder of somebody else', async () => {
  const { directory } = copyOf('not ours');
  fs.chmodSync(join(directory, 'pg'), 0);
  fs.chmodSync(directory, 0o500);
  expect(String(await failureOf(directory))).toContain('cannot be used (EACCES)');
  fs.chmodSync(directory, 0o700);
  fs.chmodSync(join(directory, 'pg'), 0o700);
});

test('a database of a newer version', async () => {
  const database = await openDatabase({ archive: null });
  await migrate(database.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(
    database.db,
  );
  await expect(migrate(database.db)).rejects.toThrow(
    'The database was made by another version of the portal (9999_later).',
  );
  await database.close();
});

test('an address of PostgreSQL with signs in its password that end it says how to write them', async () => {
  const url = 'postgres://portal:se/cret:1@127.0.0.1:9/live';
  await expect(openDatabase({ url })).rejects.toThrow(
    'DATABASE_URL is no address of PostgreSQL. In a password, @ is written %40, : is %3A, / is %2F and % is %25.',
  );
});

test('an address of another database', async () => {
  await expect(openDatabase({ url: 'mysql://portal:secret@127.0.0.1:9/live' })).rejects.toThrow(
    'DATABASE_URL begins with mysql://, and the portal needs PostgreSQL: postgres://user:password@host/database.',
  );
});

test('PostgreSQL that does not answer', async () => {
  const url = 'postgres://portal:secret@127.0.0.1:9/live';
  await expect(openDatabase({ url })).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:9 does not answer (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  );
});

import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#server/database/database.ts';
import { migrate, migrations } from '#server/database/migrations.ts';
import { readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { findPostgresql, startPostgresql } from '../support/postgresql.ts';
import { readProjectFile } from '../support/source-files.ts';
import { release010 } from './release-0-1-0.ts';
import { expectedOf, readDefaults, readRows, type Rows } from './upgraded.ts';

/** The newest last: rows of its tables are in the SQL file of its name. */
const releases = { '0.1.0': release010 };
const newest = '0.1.0';
const { last, ...said } = releases[newest];

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

const installation = findPostgresql();
async function openPostgresql() {
  const server = installation && (await startPostgresql(installation));
  ending.push(() => server?.stop());
  return server?.url ?? '';
}
const engines = {
  'the embedded database': () => openDatabase({ archive: null }),
  PostgreSQL: async () => openDatabase({ url: await openPostgresql() }),
};

/** A database as that version has left it. */
async function fill(db: Db) {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  expect((await migrator.migrateTo(last)).error).toBeUndefined();
  for (const statement of readProjectFile(`tests/upgrade/${newest}.sql`).split(/;\n/)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

const emptyIn = (rows: Rows) =>
  Object.entries(rows).flatMap(([table, all]) =>
    Object.keys(all[0] ?? { 'any column': null })
      .filter((column) => all.every((row) => row[column] === null))
      .map((column) => `${table}.${column}`),
  );

describe.each(Object.entries(engines))('on %s', (name, open) => {
  test.skipIf(name === 'PostgreSQL' && !installation)(
    'an upgrade from the last release keeps every value of every row',
    async () => {
      const { db, close } = await open();
      ending.push(close);
      await fill(db);
      const before = await readRows(db);
      // The rows of the release fill every table and every column.
      expect(emptyIn(before)).toEqual([]);
      await migrate(db);
      expect(await readRows(db)).toEqual(expectedOf(before, await readDefaults(db), said));
      // Once more is nothing more.
      const after = await readRows(db);
      await migrate(db);
      expect(await readRows(db)).toEqual(after);
    },
  );
});

test('each version that is out has its rows, and what is done to them since comes after its own', () => {
  const versions = [...readProjectFile('.github/CHANGELOG.md').matchAll(/^## ([\d.]+)$/gm)].map(
    ([, version]) => version,
  );
  expect(Object.keys(releases)).toEqual(versions.toReversed());
  // One whose name stands before the last that has run is refused by every database of that version.
  const named = Object.keys(migrations).toSorted();
  const until = (names: readonly string[]) => names.slice(0, names.indexOf(last) + 1);
  expect(until(named)).toEqual(until(Object.keys(migrations)));
});

test.skipIf(!installation)(
  'the network runs on it: passwords, tokens and figures are those of before',
  async () => {
    const url = await openPostgresql();
    const { db, close } = await openDatabase({ url });
    await fill(db);
    await close();
    const options = readOptions(['--port', '0'], { DATABASE_URL: url });
    const running = await startServer({ ...options, servesPortal: false });
    ending.push(running.close);
    const ask = async (place: string, init: RequestInit = {}) => {
      const answer = await fetch(running.url + place, {
        ...init,
        headers: { authorization: 'Bearer token-of-0.1.0', 'content-type': 'application/json' },
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    const credentials = {
      client_id: 'publisher',
      username: 'franz@berger.test',
      password: 'correct horse battery',
    };
    const signedIn = await ask('/oauth/token', { method: 'POST', body: JSON.stringify(credentials) });
    expect(signedIn).toMatchObject({ status: 200, body: { token_type: 'Bearer' } });
    const figures = await ask(
      '/publisher/v2/analytics/timeseries?date_from=2026-11-18&date_to=2026-11-20&kpi=clicks,conversions,payout',
    );
    expect(figures).toMatchObject({
      status: 200,
      body: {
        data: [
          { date: '2026-11-18', values: { clicks: 2, conversions: 1, payout: 13.54 } },
          { date: '2026-11-19', values: { clicks: 1, conversions: 0, payout: 0 } },
          { date: '2026-11-20', values: { clicks: 0, conversions: 1, payout: 7 } },
        ],
      },
    });
    const links = await ask('/publisher/v1/tracking-links?limit=10');
    expect(links).toMatchObject({ status: 200, body: { data: { total: 1, data: [{ name: 'Default' }] } } });
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { embeddedClients } from './embedded-client.ts';
import { startEngine } from './engine.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ archive: null });
  await sql`create table offer (id int, name text)`.execute(database.db);
  await sql`create table click (id text, partner_id int)`.execute(database.db);
}, 60_000);
afterAll(() => database.close());

const offerOf = async (id: number) =>
  database.db.selectFrom('offer').select('name').where('id', '=', id).execute();

test('reads are prepared once by their text; writes and reads of traffic are planned for their values each time', async () => {
  const { db } = database;
  await offerOf(1);
  await offerOf(2);
  await db.selectFrom('click').select('id').where('partner_id', '=', 1).execute();
  await sql`update offer set name = ${'Northwind'} where id = ${3}`.execute(db);
  const { rows } = await sql<{ statement: string; runs: number }>`
    select statement, generic_plans + custom_plans as runs from pg_prepared_statements`.execute(db);
  const others = rows.filter(({ statement }) => !statement.includes('pg_prepared_statements'));
  expect(others).toEqual([{ statement: 'select "name" from "offer" where "id" = $1', runs: 2 }]);
});

test('a prepared read sees what has changed since, indexes included', async () => {
  const { db } = database;
  await sql`insert into offer values (1, ${'Halyard'})`.execute(db);
  expect(await offerOf(1)).toEqual([{ name: 'Halyard' }]);
  await sql`create index offer_by_id on offer (id)`.execute(db);
  await sql`update offer set name = ${'Lumen'} where id = 1`.execute(db);
  expect([await offerOf(1), await offerOf(2)]).toEqual([[{ name: 'Lumen' }], []]);
});

test('a client that follows another one, as after ten idle seconds, prepares anew in the same session', async () => {
  const engine = await startEngine({ archive: null }, { isReadOnly: false });
  const Client = embeddedClients({ current: () => engine, onFailure: () => undefined });
  const preparedBy = async (number: number) => {
    const client = new Client();
    await client.connect();
    await client.query('select $1::int as number', [number]);
    const { rows } = await client.query('select $1::int as number', [number + 1]);
    // Read without a name of its own.
    const { rows: kept } = await client.query('table pg_prepared_statements');
    await client.end();
    return [rows, kept.map(({ statement }: { statement: string }) => statement)];
  };
  expect(await preparedBy(1)).toEqual([[{ number: 2 }], ['select $1::int as number']]);
  expect(await preparedBy(5)).toEqual([[{ number: 6 }], ['select $1::int as number']]);
  await engine.close();
});

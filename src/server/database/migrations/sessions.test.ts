import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrations } from '../migrations.ts';

test('sessions outlive the update of the network, each in a row', async () => {
  const { db, close } = await openDatabase({ archive: null });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  await migrator.migrateTo('0122_campaigns_stay');
  const at = (hour: number) => `'2026-11-20T${hour}:00:00Z'`;
  const statements = [
    `insert into partner (id, name, status, country, currency, terms_version, terms_accepted_at, created_at)
      values (1, 'Berger', 'active', 'AT', 'EUR', '1', ${at(10)}, ${at(10)})`,
    ...[1, 2].map(
      (id) => `insert into app_user (id, partner_id, email, firstname, lastname, password_hash, role, locale,
        first_week_day, timezone, created_at) values (${id}, 1, '${id}@berger.test', '', '', '', 'publisher', 'en', 1, 'UTC', ${at(10)})`,
    ),
    `insert into token (hash, kind, family, user_id, operator_id, expires_at, created_at) values
      ('1', 'refresh', 'own', 1, null, ${at(12)}, ${at(10)}), ('2', 'access', 'own', 1, null, ${at(12)}, ${at(11)}),
      ('3', 'access', 'shadow', 1, 2, ${at(12)}, ${at(11)}), ('4', 'pat', 'program', 1, null, null, ${at(11)})`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  expect((await migrator.migrateTo('0123_sessions')).error).toBeUndefined();
  const rows = await db.selectFrom('session').selectAll().orderBy('id').execute();
  await close();
  const time = (hour: number) => new Date(`2026-11-20T${hour}:00:00Z`);
  const unknown = { user_id: 1, address: '', country: null, agent: '', confirmed_at: null };
  expect(rows).toEqual([
    {
      ...unknown,
      id: 'own',
      operator_id: null,
      started_at: time(10),
      last_used_at: time(11),
      ends_at: null,
      factor: 'password',
    },
    {
      ...unknown,
      id: 'shadow',
      operator_id: 2,
      started_at: time(11),
      last_used_at: time(11),
      ends_at: time(19),
      factor: 'link',
    },
  ]);
}, 60_000);

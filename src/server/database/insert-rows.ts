import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

const chunk = 5000;

/** Inserts many rows in few statements; all rows have the keys of the first. `conflict` follows the rows. */
export async function insertRows<T extends keyof Schema>(
  db: Db,
  table: T,
  { rows, conflict = sql`` }: { rows: readonly Insertable<Schema[T]>[]; conflict?: RawBuilder<unknown> },
) {
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += chunk) {
    const part = JSON.stringify(rows.slice(start, start + chunk));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${part}::json) ${conflict}`.execute(
      db,
    );
  }
}

import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

export type Row = Readonly<Record<string, unknown>>;
/** Of a row: columns that are not as before; those without a value are gone. */
export type Change = (row: Row) => Row;
export type Rows = Readonly<Record<string, readonly Row[]>>;

const ownOfMigrator = /^kysely_/;
const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(({ name }) => !ownOfMigrator.test(name));

const inOrder = (row: Row) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
// In an order that each engine has.
function sorted(rows: readonly Row[]): Row[] {
  const texts = new Map(rows.map((row) => [JSON.stringify(inOrder(row)), inOrder(row)]));
  return [...texts.keys()].toSorted().map((text) => texts.get(text) ?? {});
}

/** Every row of every table, as JSON has its values. */
export async function readRows(db: Db): Promise<Rows> {
  const found: [string, Row[]][] = [];
  for (const { name } of await tablesOf(db)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    found.push([name, sorted(rows.map(({ row }) => row))]);
  }
  return Object.fromEntries(found);
}

/** By table, what a new row has in each column that says so, else null. */
export async function readDefaults(db: Db): Promise<Record<string, Row>> {
  const { rows } = await sql<{ table: string; column: string; text: string | null }>`
    select table_name as table, column_name as column, column_default as text
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(
    db,
  );
  const defaults: Record<string, Record<string, unknown>> = {};
  for (const { table, column, text } of rows) {
    const { rows: read } = await sql<{ value: unknown }>`select to_jsonb(${sql.raw(text ?? 'null')}) as value`
      .execute(db)
      .catch(() => ({ rows: [] }));
    (defaults[table] ??= {})[column] = read[0]?.value ?? null;
  }
  return defaults;
}

/** The law of an upgrade: what there was stays, what is new is empty, but for what is said. */
export function expectedOf(
  before: Rows,
  defaults: Record<string, Row>,
  { changes, made }: { changes: Readonly<Record<string, Change>>; made: Rows },
): Rows {
  return Object.fromEntries(
    Object.entries(defaults).map(([table, columns]) => {
      const rows = (before[table] ?? []).map((row) => ({ ...columns, ...row, ...changes[table]?.(row) }));
      return [table, sorted([...rows, ...(made[table] ?? [])])];
    }),
  );
}

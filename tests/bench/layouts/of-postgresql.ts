import { sql } from 'kysely';
import { type Database, type Db, openDatabase } from '#server/database/database.ts';
import { askNetwork, type Question } from './answers.ts';
import type { Column } from './column.ts';
import type { Chunk } from './events.ts';
import { addToTables, dropDay, keysOf, type Layout, makeTables } from './layouts.ts';
import { measure } from './measure.ts';
import { dropNotes, readNote, writeNote } from './notes.ts';
import { inChunks, inTurn, secondsOf } from './progress.ts';

/** The database with such settings on each connection. */
export function openWith(url: string, settings: Record<string, string>): Promise<Database> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return openDatabase({ url: `${url}&options=${encodeURIComponent(options.join(' '))}` });
}
/** Memory for filling; what is measured has what PostgreSQL gives unless asked. */
export const generous = { work_mem: '256MB', maintenance_work_mem: '1GB' };

export type Made = { url: string; db: Db; chunks: readonly Chunk[]; today: string };
const schemaOf = ({ name }: Layout) => `layout_${name.replaceAll(' ', '_')}`;
const pathOf = (layout: Layout) => ({ search_path: `${schemaOf(layout)},public` });

export async function removeLayout({ db }: Made, layout: Layout) {
  await sql`drop schema if exists ${sql.id(schemaOf(layout))} cascade`.execute(db);
  await dropNotes(db, layout.name);
  await sql`delete from made_note where name = ${`dropped ${layout.name}`}`.execute(db);
}

/** All events in this layout, in a schema of its own: what is missing of it. */
async function layOut(made: Made, layout: Layout) {
  const { name } = layout;
  const schema = sql.id(schemaOf(layout));
  const { db, close } = await openWith(made.url, { ...generous, ...pathOf(layout) });
  try {
    await inTurn(name, { db, steps: ['tables'] }, (_, note) =>
      db.transaction().execute(async (one) => {
        await sql`drop schema if exists ${schema} cascade`.execute(one);
        await sql`create schema ${schema}`.execute(one);
        await makeTables(one, layout, made.today);
        await note(one);
      }),
    );
    await inChunks(name, { db, chunks: made.chunks }, (chunk, note) =>
      db.transaction().execute(async (one) => {
        await addToTables(one, chunk);
        await note(one);
      }),
    );
    await inTurn(name, { db, steps: keysOf(layout) }, async (step, note) => {
      await sql.raw(step).execute(db);
      await note(db);
    });
  } finally {
    await close();
  }
}

async function bytesOf(db: Db) {
  const { rows } = await sql<{ bytes: number }>`select sum(pg_total_relation_size(relid))::bigint as bytes
    from (select relid from pg_partition_tree('click') union select relid from pg_partition_tree('conversion')
      union select 'click'::regclass union select 'conversion'::regclass) t`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function dropOnce(db: Db, layout: Layout, today: string) {
  const name = `dropped ${layout.name}`;
  const before = await readNote(db, name);
  if (before !== undefined) return before;
  const started = performance.now();
  await dropDay(db, layout, today);
  const ms = (performance.now() - started).toFixed(0);
  await writeNote(db, name, ms);
  return ms;
}

export async function ofLayout(
  made: Made,
  layout: Layout,
  { questions, runs }: { questions: readonly Question[]; runs: number },
): Promise<Column> {
  await layOut(made, layout);
  const { db, close } = await openWith(made.url, pathOf(layout));
  try {
    const bytes = await bytesOf(db);
    const measured = await measure(questions, runs, (question) => askNetwork(db, question));
    const dropped = await dropOnce(db, layout, made.today);
    const seconds = await secondsOf(layout.name, made);
    return { name: layout.name, seconds, bytes, dropped, ...measured };
  } finally {
    await close();
  }
}

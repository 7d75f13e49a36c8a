import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { dayOf } from '#contract/days.ts';
import { systemClock } from '#server/clock.ts';
import type { Db } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { seed } from '#server/demo/seed.ts';
import { findPostgresql, startPostgresql } from '../../support/postgresql.ts';
import { questionsOf } from './answers.ts';
import { hasClickhouse, startClickhouse } from './clickhouse.ts';
import { type Column, printColumns } from './column.ts';
import { addToRollups, chunksOf, days, prepareEvents } from './events.ts';
import { layouts } from './layouts.ts';
import { makeNotes, readNote, writeNote } from './notes.ts';
import { ofClickhouse } from './of-clickhouse.ts';
import { generous, type Made, ofLayout, openWith, removeLayout } from './of-postgresql.ts';
import { inChunks } from './progress.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    events: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '7' },
    layouts: { type: 'string', default: layouts.map(({ name }) => name).join(',') },
    // Where all stays, so that the same command measures again; without it nothing does.
    keep: { type: 'string' },
    // For small disks: a layout goes before the next.
    single: { type: 'boolean', default: false },
  },
});
const events = Number(values.events);
const runs = Number(values.runs);
const chosen = values.layouts.split(',');
const keptIn = (name: string) => (values.keep === undefined ? undefined : join(values.keep, name));

async function makeEvents(db: Db, url: string): Promise<Made> {
  await makeNotes(db);
  const before = (await readNote(db, 'events')) ?? values.events;
  if (Number(before) !== events) throw new Error(`${before} events are kept there: --events ${before}`);
  const today = (await readNote(db, 'today')) ?? dayOf(systemClock.now());
  const made = { url, db, today, chunks: chunksOf(events) };
  if ((await readNote(db, 'today')) === undefined) {
    await migrate(db);
    await seed(db, systemClock.now());
    await prepareEvents(db, events, today);
    await writeNote(db, 'events', values.events);
    await writeNote(db, 'today', today);
  }
  await inChunks('rollups', made, (chunk, note) =>
    db.transaction().execute(async (one) => {
      await addToRollups(one, chunk);
      await note(one);
    }),
  );
  return made;
}

const installation = findPostgresql();
if (!installation) throw new Error('There is no PostgreSQL on this machine');
const server = await startPostgresql(installation, { kept: keptIn('postgresql') });
const other = hasClickhouse ? await startClickhouse(keptIn('clickhouse')) : null;
const stop = async () => {
  await Promise.all([server.stop(), other?.stop()]);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit(130)));
}
const { db, close } = await openWith(server.url, generous);
try {
  const made = await makeEvents(db, server.url);
  const asked = { questions: questionsOf(made.today), runs };
  const say = (column: Column) => console.error(`  ${column.name}: ${column.times.join(', ')} ms`);
  const beside = other && (await ofClickhouse(other, made, asked));
  if (beside) say(beside);
  const columns: Column[] = [];
  const title = `${events} events in ${days} days, the fastest of ${runs}, ms`;
  for (const layout of layouts.filter(({ name }) => chosen.includes(name))) {
    const others = values.single ? layouts.filter((one) => one !== layout) : [];
    await Promise.all(others.map((one) => removeLayout(made, one)));
    const column = await ofLayout(made, layout, asked);
    say(column);
    columns.push(column);
  }
  if (beside) columns.push(beside);
  process.exitCode = printColumns(title, asked.questions, columns) ? 0 : 1;
} finally {
  await close();
  await stop();
}

import { isDeepStrictEqual, parseArgs } from 'node:util';
import { sql } from 'kysely';
import { dayOf } from '#contract/days.ts';
import { systemClock } from '#server/clock.ts';
import { type Db, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrations.ts';
import { seed } from '#server/demo/seed.ts';
import { findPostgresql, startPostgresql } from '../../support/postgresql.ts';
import { printTable } from '../table.ts';
import { askClickhouse, askNetwork, questionsOf, type Question } from './answers.ts';
import { hasClickhouse, startClickhouse } from './clickhouse.ts';
import { fillClickhouse } from './fill-clickhouse.ts';
import { days, fillRollups, makeEvents } from './events.ts';
import { dropDay, lay, layouts, putAside } from './layouts.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    events: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '7' },
    layouts: { type: 'string', default: layouts.map(({ name }) => name).join(',') },
  },
});
const events = Number(values.events);
const runs = Number(values.runs);
const now = systemClock.now();
const today = dayOf(now);
const questions = questionsOf(today);

async function timed<T>(act: () => Promise<T>) {
  const started = performance.now();
  const result = await act();
  return { result, ms: performance.now() - started };
}
const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

type Column = {
  name: string;
  seconds: number;
  bytes: number;
  times: string[];
  answers: unknown[];
  dropped: string;
};

async function measured(ask: (question: Question) => Promise<unknown>) {
  const times: string[] = [];
  const answers: unknown[] = [];
  for (const question of questions) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { result, ms } = await timed(() => ask(question));
      taken.push(ms);
      answers[times.length] = result;
    }
    // The machine may have other work: the fastest says most about the layout.
    times.push(Math.min(...taken).toFixed(1));
  }
  return { times, answers };
}

/** Memory for filling; what is measured has what PostgreSQL gives unless asked. */
const generously = (db: Db, work: (db: Db) => Promise<void>) =>
  db.connection().execute(async (one) => {
    await sql`set work_mem = '256MB'`.execute(one);
    await sql`set maintenance_work_mem = '1GB'`.execute(one);
    await work(one);
    await sql`reset all`.execute(one);
  });

async function bytesOf(db: Db) {
  const { rows } = await sql<{ bytes: number }>`select sum(pg_total_relation_size(relid))::bigint as bytes
    from (select relid from pg_partition_tree('click') union select relid from pg_partition_tree('conversion')
      union select 'click'::regclass union select 'conversion'::regclass) t`.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function ofPostgresql(db: Db): Promise<Column[]> {
  const columns: Column[] = [];
  const chosen = values.layouts.split(',');
  for (const layout of layouts.filter(({ name }) => chosen.includes(name))) {
    const { ms } = await timed(() => generously(db, (one) => lay(one, layout, today)));
    console.error(`  ${layout.name}: laid out in ${inSeconds(ms)} s`);
    const bytes = await bytesOf(db);
    const found = await measured((question) => askNetwork(db, question));
    const dropped = await timed(() => dropDay(db, layout, today));
    columns.push({ name: layout.name, seconds: ms / 1000, bytes, dropped: dropped.ms.toFixed(0), ...found });
  }
  return columns;
}

async function ofClickhouse(db: Db, database: string): Promise<Column | null> {
  if (!hasClickhouse) return null;
  const on = await startClickhouse();
  try {
    const { ms } = await timed(() => fillClickhouse(on, database));
    const [size] = await on.rows<{ bytes: string }>(
      `select sum(bytes_on_disk) as bytes from system.parts where active`,
    );
    const found = await measured((question) => askClickhouse(on, db, question));
    return { name: 'ClickHouse', seconds: ms / 1000, bytes: Number(size?.bytes), dropped: '', ...found };
  } finally {
    await on.stop();
  }
}

const installation = findPostgresql();
if (!installation) throw new Error('There is no PostgreSQL on this machine');
const server = await startPostgresql(installation);
const database = await openDatabase({ url: server.url });
const { db } = database;
try {
  await migrate(db);
  await seed(db, now);
  const made = await timed(() =>
    generously(db, async (one) => {
      await makeEvents(one, events, today);
      await fillRollups(one);
      await putAside(one);
      await sql`analyze`.execute(one);
    }),
  );
  console.error(`  made in ${inSeconds(made.ms)} s`);
  const columns = await ofPostgresql(db);
  const other = await ofClickhouse(db, server.url);
  if (other) columns.push(other);
  const [first] = columns;
  const differing = columns.flatMap(({ name, answers }) =>
    questions
      .filter((_, nth) => !isDeepStrictEqual(answers[nth], first?.answers[nth]))
      .map((question) => `${name}: ${question.name}`),
  );
  printTable(`${events} events in ${days} days, the fastest of ${runs}, ms`, [
    ['', ...columns.map(({ name }) => name)],
    ...questions.map(({ name }, nth) => [name, ...columns.map(({ times }) => times[nth] ?? '')]),
    ['the oldest day of clicks goes', ...columns.map(({ dropped }) => dropped)],
    ['seconds to fill, keys included', ...columns.map(({ seconds }) => seconds.toFixed(0))],
    ['MB of raw rows with keys', ...columns.map(({ bytes }) => Math.round(bytes / 1e6))],
  ]);
  console.log(
    differing.length === 0 ? '\nAll answers are equal.' : `\nAnswers differ: ${differing.join(', ')}`,
  );
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await server.stop();
}

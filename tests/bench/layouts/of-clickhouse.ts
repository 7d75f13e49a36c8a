import { askClickhouse, type Question } from './answers.ts';
import type { Clickhouse } from './clickhouse.ts';
import type { Column } from './column.ts';
import { addToEvents, fillRollup, makeTables } from './fill-clickhouse.ts';
import { measure } from './measure.ts';
import { readNote, writeNote } from './notes.ts';
import type { Made } from './of-postgresql.ts';
import { inChunks } from './progress.ts';

const name = 'ClickHouse';

/** All events and a rollup of them, unless they are there. */
async function fill(on: Clickhouse, { url, db, chunks }: Made) {
  if ((await readNote(db, `${name}:seconds`)) !== undefined) return;
  for (const table of ['event', 'rollup']) await on.run(`drop table if exists ${table}`);
  await makeTables(on);
  const seconds = await inChunks(name, chunks, (chunk) => addToEvents(on, url, chunk));
  const started = performance.now();
  await fillRollup(on, url);
  await writeNote(db, `${name}:seconds`, seconds + (performance.now() - started) / 1000);
}

export async function ofClickhouse(
  on: Clickhouse,
  made: Made,
  { questions, runs }: { questions: readonly Question[]; runs: number },
): Promise<Column> {
  await fill(on, made);
  const [size] = await on.rows<{ bytes: string }>(
    `select sum(bytes_on_disk) as bytes from system.parts where active`,
  );
  const measured = await measure(questions, runs, (question) => askClickhouse(on, made.db, question));
  const seconds = Number(await readNote(made.db, `${name}:seconds`));
  return { name, seconds, bytes: Number(size?.bytes), dropped: '', ...measured };
}

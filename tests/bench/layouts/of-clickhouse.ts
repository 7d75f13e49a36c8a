import type { Db } from '#server/database/database.ts';
import { askClickhouse, type Question } from './answers.ts';
import type { Clickhouse } from './clickhouse.ts';
import type { Column } from './column.ts';
import { addToEvents, fillRollup, makeTables } from './fill-clickhouse.ts';
import { measure } from './measure.ts';
import type { Made } from './of-postgresql.ts';
import { inChunks, inTurn, secondsOf } from './progress.ts';

const name = 'ClickHouse';

/** All events and a rollup of them: what is missing. An end between a chunk and its note would show in the answers. */
async function fill(on: Clickhouse, { url, db, chunks }: Made) {
  const doing = (act: () => Promise<unknown>) => async (_: unknown, note: (db: Db) => Promise<void>) => {
    await act();
    await note(db);
  };
  await inTurn(
    name,
    { db, steps: ['tables'] },
    doing(() => makeTables(on)),
  );
  await inChunks(name, { db, chunks }, async (chunk, note) => {
    await addToEvents(on, url, chunk);
    await note(db);
  });
  await inTurn(
    name,
    { db, steps: ['rollup'] },
    doing(() => fillRollup(on, url)),
  );
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
  const seconds = await secondsOf(name, made);
  return { name, seconds, bytes: Number(size?.bytes), dropped: '', ...measured };
}

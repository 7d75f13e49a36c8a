import type { Db } from '#server/database/database.ts';
import type { Chunk } from './events.ts';
import { readNotes, writeNote } from './notes.ts';

const atOnce = 2;

/** Notes in `db` that the step is done; in the transaction of what it does, where it has one. */
type Note = (db: Db) => Promise<void>;
type Work<Step> = (step: Step, note: Note) => Promise<void>;

function noteOf(name: string, step: string): Note {
  const started = performance.now();
  return (db) => writeNote(db, `${name}:${step}`, (performance.now() - started) / 1000);
}

/** Works through the chunks that are not done, two at once, and says how far it is. */
export async function inChunks(
  name: string,
  { db, chunks }: { db: Db; chunks: readonly Chunk[] },
  work: Work<Chunk>,
) {
  const before = await readNotes(db, name);
  let done = chunks.filter(({ first }) => before.has(String(first))).length;
  process.stderr.write(`  ${name}:`);
  const waiting = chunks.filter(({ first }) => !before.has(String(first))).values();
  async function takeTurns() {
    for (const chunk of waiting) {
      await work(chunk, noteOf(name, String(chunk.first)));
      done += 1;
      const [last, now] = [done - 1, done].map((count) => Math.floor((10 * count) / chunks.length));
      if (now !== last) process.stderr.write(` ${now}0 %`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  process.stderr.write('\n');
}

/** Those that are not done, one after the other, each said when it is. */
export async function inTurn(
  name: string,
  { db, steps }: { db: Db; steps: readonly string[] },
  work: Work<string>,
) {
  const before = await readNotes(db, name);
  for (const step of steps.filter((one) => !before.has(one))) {
    await work(step, noteOf(name, step));
    const seconds = (await readNotes(db, name)).get(step) ?? 0;
    process.stderr.write(`  ${name}: ${step} in ${seconds.toFixed(0)} s\n`);
  }
}

/** What all of it has taken, also over several runs. */
export async function secondsOf(name: string, { db, chunks }: { db: Db; chunks: readonly Chunk[] }) {
  const notes = await readNotes(db, name);
  const ofChunks = new Set(chunks.map(({ first }) => String(first)));
  return notes
    .entries()
    .reduce((sum, [step, seconds]) => sum + seconds / (ofChunks.has(step) ? atOnce : 1), 0);
}

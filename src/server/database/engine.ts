import { PGlite } from '@electric-sql/pglite';
import { pageinspect } from '@electric-sql/pglite/contrib/pageinspect';
import { PrivateFiles } from './private-files.ts';

/** The embedded engine has ended itself, as PostgreSQL does when it cannot write its log. */
export class EngineStopped extends Error {
  // That of PostgreSQL after a crash.
  readonly code = '57P02';
}

/** Files in a folder, or memory; an archive fills either. */
export type EnginePlace = { path: string; archive?: Blob } | { archive: Blob | null };
export type Engine = { lite: PGlite; hasStopped: () => boolean; close: () => Promise<void> };
type Exports = Record<string, (...values: unknown[]) => unknown>;

// With this status PGlite itself comes back from an SQL error.
const sqlError = 100;
const calls = [
  'stackRestore',
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
];

// PGlite throws no `Error` then.
const isSqlError = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && thrown.status === sqlError;

// PGlite goes on calling an engine that has aborted, which then loops and blocks the process for good.
function stopAtAbort(lite: PGlite, lastWords: () => string) {
  let stopped: EngineStopped | null = null;
  const exports = lite.Module as unknown as Exports; // PGlite looks each call up by its name.
  for (const name of calls) {
    const call = exports[name];
    exports[name] = (...values) => {
      if (stopped) throw stopped;
      try {
        return call?.(...values);
      } catch (error) {
        if (isSqlError(error)) throw error;
        stopped = new EngineStopped(lastWords(), { cause: error });
        throw stopped;
      }
    };
  }
  return () => stopped !== null;
}

// In memory nothing outlives the process: keep the write-ahead log as short as it gets.
function settings(isInMemory: boolean, isReadOnly: boolean) {
  // The timer of the startup's progress would keep a dead engine in memory.
  const always = ['shared_buffers=32MB', 'wal_recycle=off', 'log_startup_progress_interval=0'];
  const inMemory = ['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=32MB'];
  const readOnly = ['default_transaction_read_only=on'];
  const all = [...always, ...(isInMemory ? inMemory : []), ...(isReadOnly ? readOnly : [])];
  return all.flatMap((setting) => ['-c', setting]);
}

const severe = /\b(?:FATAL|PANIC): {2}(.*)/;

// A dead engine cannot be shut down, but the files it has open keep their space.
async function closeFiles(lite: PGlite) {
  await lite.fs?.closeFs().catch(() => undefined);
}

/** Starts the embedded engine. Throws `EngineStopped` with its own words where it cannot. */
export async function startEngine(
  place: EnginePlace,
  { isReadOnly }: { isReadOnly: boolean },
): Promise<Engine> {
  let lastWords = 'the embedded engine stopped';
  const lite = new PGlite({
    ...('path' in place ? { fs: new PrivateFiles(place.path) } : {}),
    ...(place.archive ? { loadDataDir: place.archive } : {}),
    extensions: { pageinspect },
    startParams: [...PGlite.defaultStartParams, ...settings(!('path' in place), isReadOnly)],
    onStderr: (line) => {
      lastWords = severe.exec(line)?.[1] ?? lastWords;
      return false;
    },
  });
  try {
    await lite.waitReady;
  } catch (error) {
    await closeFiles(lite);
    throw new EngineStopped(lastWords, { cause: error });
  }
  const hasStopped = stopAtAbort(lite, () => lastWords);
  return { lite, hasStopped, close: () => (hasStopped() ? closeFiles(lite) : lite.close()) };
}

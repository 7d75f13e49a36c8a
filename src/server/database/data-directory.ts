import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotOpened, restoreOrStartOver } from './not-opened.ts';
import { takePidLock } from './pid-lock.ts';

const version = '18';
// Without one of these the engine would begin a new database, or stop without a word.
const needed = ['PG_VERSION', 'base', 'global/pg_control', 'pg_multixact', 'pg_wal', 'pg_xact'];
const own = /^(?:pid|socket|pg\.new|pg\.before-.*)$/;

export const databaseIn = (directory: string) => join(directory, 'pg');
export const unfinishedIn = (directory: string) => join(directory, 'pg.new');
const knownCopyIn = (directory: string) => join(directory, 'checked');

const list = (path: string) => readdirSync(path).toSorted();
const has = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Lets nobody else read what is in a folder. */
export function tighten(directory: string) {
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o700);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}

const listed = (names: readonly string[]) => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`;

function problemOf(directory: string) {
  const database = databaseIn(directory);
  if (!has(database)) {
    const others = list(directory).filter((name) => !own.test(name));
    if (others.length === 0) return null;
    return `There is no database in ${directory}: "pg" is missing, but ${listed(others.slice(0, 5))} there.`;
  }
  if (!lstatSync(database).isDirectory()) return `${database} is no folder.`;
  if (list(database).length === 0) return `The database in ${database} is incomplete: the folder is empty.`;
  const missing = needed.filter((name) => !has(join(database, name)));
  if (missing.length > 0) {
    return `The database in ${database} is incomplete: ${listed(missing)} missing.`;
  }
  const found = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim();
  return found === version
    ? null
    : `The database in ${database} was made by PostgreSQL ${found}, and this portal reads ${version}.`;
}

/** Fails with a sentence where this user may not use the folder. */
function withAccess<T>(directory: string, work: () => T) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'path' in error)) throw error;
    throw new NotOpened(
      `${String(error.path)} cannot be used (${String(error.code)}). The user who starts the portal has to own ${directory} and all that is in it.`,
    );
  }
}

/** Takes the folder for this process. Throws `NotOpened` where another has it, or where it may not be used. */
export function lockDirectory(directory: string) {
  return withAccess(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const path = join(directory, 'pid');
    const lock = takePidLock(path);
    if (lock.held) return lock.release;
    throw new NotOpened(
      `The data in ${directory} is in use by process ${lock.pid}. Stop it first, or remove ${path} if no portal runs.`,
    );
  });
}

/** Checks what is in a locked folder; false when there is no database yet. Throws `NotOpened`. */
export function checkDirectory(directory: string, { isFresh }: { isFresh: boolean }) {
  return withAccess(directory, () => {
    rmSync(unfinishedIn(directory), { recursive: true, force: true });
    if (isFresh) {
      for (const name of ['pg', 'reserve', 'checked']) {
        rmSync(join(directory, name), { recursive: true, force: true });
      }
      return false;
    }
    const problem = problemOf(directory);
    if (problem !== null) throw new NotOpened(`${problem} ${restoreOrStartOver}`);
    tighten(directory);
    return has(databaseIn(directory));
  });
}

// A copy is another file.
const identityOf = (directory: string) => String(lstatSync(join(databaseIn(directory), 'PG_VERSION')).ino);

/** Whether the database has come here in another way than by this portal, as from a backup. */
export function isCopy(directory: string) {
  const path = knownCopyIn(directory);
  return !has(path) || readFileSync(path, 'utf8') !== identityOf(directory);
}

export const rememberCopy = (directory: string) =>
  writeFileSync(knownCopyIn(directory), identityOf(directory), { mode: 0o600 });

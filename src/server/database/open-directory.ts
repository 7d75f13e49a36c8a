import { mkdirSync, renameSync } from 'node:fs';
import { serveBackups } from './backup-channel.ts';
import {
  checkDirectory,
  databaseIn,
  isCopy,
  lockDirectory,
  rememberCopy,
  tighten,
  unfinishedIn,
} from './data-directory.ts';
import { openEmbedded } from './embedded.ts';
import { EngineStopped, startEngine } from './engine.ts';
import { adviceOn, NotOpened, restoreOrStartOver } from './not-opened.ts';
import { log } from '../observing/log.ts';

// Moved to its place when complete: a start that ends halfway leaves no half database.
async function create(directory: string) {
  const path = unfinishedIn(directory);
  mkdirSync(path, { mode: 0o700 });
  try {
    const engine = await startEngine({ path }, { isReadOnly: false });
    await engine.close();
  } catch (error) {
    if (!(error instanceof EngineStopped)) throw error;
    // Files that a full disk has cut short: the engine names what it misses in them.
    throw new NotOpened(
      `No database could be created in ${directory}: ${error.message}. Make sure that the disk has room for it and takes it, and try again.`,
    );
  }
  tighten(path);
  renameSync(path, databaseIn(directory));
}

function notOpened(error: unknown, directory: string) {
  if (!(error instanceof EngineStopped)) return error;
  const { message } = error;
  const advice = adviceOn(message, restoreOrStartOver);
  return new NotOpened(`The database in ${databaseIn(directory)} does not open: ${message}. ${advice}`);
}

async function open(directory: string) {
  const checks = isCopy(directory);
  const database = await openEmbedded({ directory });
  if (!checks) return database;
  try {
    const pages = await database.checkPages();
    log.info(`database: ${pages} pages of ${databaseIn(directory)} are sound`);
    rememberCopy(directory);
    return database;
  } catch (error) {
    await database.close();
    const words = error instanceof Error ? error.message : String(error);
    throw new NotOpened(
      `The database in ${databaseIn(directory)} is damaged: ${words}. ${restoreOrStartOver}`,
    );
  }
}

/** Opens, or creates, the database in a folder that no other process has. Throws `NotOpened`. */
export async function openDirectory({ directory, isFresh }: { directory: string; isFresh: boolean }) {
  // The embedded database takes no lock of its own: two processes would destroy the folder.
  const release = lockDirectory(directory);
  try {
    if (!checkDirectory(directory, { isFresh })) {
      await create(directory);
      rememberCopy(directory);
    }
    const database = await open(directory);
    const stopServing = serveBackups(directory, database.dump);
    const close = () => {
      stopServing();
      return database.close().finally(release);
    };
    return { ...database, close };
  } catch (error) {
    release();
    throw notOpened(error, directory);
  }
}

import { existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { askForBackup } from '../database/backup-channel.ts';
import { databaseIn } from '../database/data-directory.ts';
import { startEngine } from '../database/engine.ts';
import { NotOpened } from '../database/not-opened.ts';
import { openDirectory } from '../database/open-directory.ts';
import { readArchive, writeArchive } from './archive-file.ts';
import { readContents } from './contents.ts';

async function archiveOfStopped(directory: string) {
  if (!existsSync(databaseIn(directory))) throw new NotOpened(`There is no database in ${directory}.`);
  const database = await openDirectory({ directory, isFresh: false });
  try {
    return Readable.from(Buffer.from(await (await database.dump()).arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** Opens the archive in memory and reads all of it. */
async function readBackup(path: string) {
  const engine = await startEngine({ archive: await readArchive(path) }, { isReadOnly: false });
  try {
    return await readContents(engine.lite);
  } finally {
    await engine.close();
  }
}

/** Writes what is in a folder at one moment to a new file, and reads it back; a running portal goes on. */
export async function backUp(directory: string, path: string) {
  if (existsSync(path)) throw new NotOpened(`${path} already exists, and no backup is overwritten.`);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  try {
    await writeArchive((await askForBackup(directory)) ?? (await archiveOfStopped(directory)), part);
    const contents = await readBackup(part);
    renameSync(part, path);
    return contents;
  } finally {
    rmSync(part, { force: true });
  }
}

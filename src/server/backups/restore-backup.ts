import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIn, lockDirectory, tighten, unfinishedIn } from '../database/data-directory.ts';
import { startEngine } from '../database/engine.ts';
import { NotOpened } from '../database/not-opened.ts';
import { readArchive } from './archive-file.ts';
import { readContents } from './contents.ts';

const notData = new Set(['pid', 'socket']);

async function unpack(archive: Blob, path: string) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  const engine = await startEngine({ path, archive }, { isReadOnly: false });
  try {
    return await readContents(engine.lite);
  } finally {
    await engine.close();
    tighten(path);
  }
}

/**
 * Unpacks a backup, reads all of it and only then puts it in its place. What was there stays: without `replaces`
 * nothing is done, with it the old database gets another name, which is returned.
 */
export async function restoreBackup(directory: string, file: string, { replaces }: { replaces: boolean }) {
  const archive = await readArchive(file);
  const release = lockDirectory(directory);
  const unfinished = unfinishedIn(directory);
  try {
    if (!replaces && readdirSync(directory).some((name) => !notData.has(name))) {
      throw new NotOpened(`There is data in ${directory}. With --replace it is put aside and kept.`);
    }
    const contents = await unpack(archive, unfinished).catch((error: unknown) => {
      throw new NotOpened(`${file} is no sound backup: ${error instanceof Error ? error.message : ''}.`);
    });
    const database = databaseIn(directory);
    const aside = join(directory, `pg.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    const hadOne = existsSync(database);
    if (hadOne) renameSync(database, aside);
    renameSync(unfinished, database);
    return { contents, aside: hadOne ? aside : null };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    release();
  }
}

import { rmSync } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const segment = 16 * 1024 * 1024;
// Segments of the write-ahead log: two let the engine open for reading, one more is what it writes next.
const bytes = 2 * segment;
const tried = bytes + segment;
const part = Buffer.alloc(1024 * 1024);
const pathIn = (directory: string) => join(directory, 'reserve');

/** Gives the space up that was set aside. */
export const dropReserve = (directory: string) => rmSync(pathIn(directory), { force: true });

async function write(path: string) {
  const file = await open(path, 'w', 0o600);
  try {
    for (let written = 0; written < tried; written += part.length) await file.writeFile(part);
    await file.sync();
    await file.truncate(bytes);
  } finally {
    await file.close();
  }
}

/** Sets space aside for the day the disk is full. Throws where the disk takes no more than that. */
export async function makeReserve(directory: string) {
  const path = pathIn(directory);
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size === bytes) return;
  try {
    await write(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

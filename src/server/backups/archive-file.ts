import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { NotOpened } from '../database/not-opened.ts';

/** Writes a new file that its user alone can read. */
export const writeArchive = (archive: Readable, path: string) =>
  pipeline(archive, createGzip({ level: 4 }), createWriteStream(path, { flags: 'wx', mode: 0o600 }));

export async function readArchive(path: string): Promise<Blob> {
  const parts: Buffer<ArrayBuffer>[] = [];
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      async (source: AsyncIterable<Buffer<ArrayBuffer>>) => {
        for await (const part of source) parts.push(part);
      },
    );
  } catch (error) {
    throw new NotOpened(
      `${path} is no backup that can be read: ${error instanceof Error ? error.message : ''}.`,
    );
  }
  return new Blob(parts);
}

export async function checksumOf(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

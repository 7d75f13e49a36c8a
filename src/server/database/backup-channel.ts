import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { join, relative } from 'node:path';
import { adviceOn, NotOpened } from './not-opened.ts';
import { log } from '../observing/log.ts';

// Longer paths are no addresses of a socket.
const longest = 100;

// In the folder, which is this user's alone.
function addressIn(directory: string) {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\portal-${createHash('sha256').update(directory).digest('hex')}`;
  }
  const path = join(directory, 'socket');
  return path.length > longest ? relative(process.cwd(), path) : path;
}

async function answer(response: ServerResponse, dump: () => Promise<Blob>) {
  try {
    const archive = await dump();
    response.writeHead(200, { 'content-length': archive.size });
    response.end(Buffer.from(await archive.arrayBuffer()));
  } catch (error) {
    response.writeHead(503).end(error instanceof Error ? error.message : String(error));
  }
}

/** Gives the archive of `dump` to programs of the same user that ask for it, while this process has the folder. */
export function serveBackups(directory: string, dump: () => Promise<Blob>) {
  const address = addressIn(directory);
  rmSync(address, { force: true });
  const server = createServer((_, response) => void answer(response, dump));
  // Without it, backups wait until the portal is stopped.
  server.on('error', (error) => log.error(`backups: ${error.message}`));
  // As every file there.
  server.on('listening', () => process.platform !== 'win32' && chmodSync(address, 0o600));
  server.listen(address).unref();
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

const isNobodyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ECONNREFUSED'].includes(String(error.code));

/** The archive of the process that has the folder; null where none has. */
export async function askForBackup(directory: string): Promise<IncomingMessage | null> {
  const asking = request({ socketPath: addressIn(directory), path: '/' });
  asking.end();
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage]; // As the event is declared.
    if (response.statusCode === 200) return response;
    const words = (await response.toArray()).join('');
    throw new NotOpened(`The running portal cannot be backed up: ${words}. ${adviceOn(words, '')}`.trim());
  } catch (error) {
    if (isNobodyThere(error)) return null;
    throw error;
  }
}

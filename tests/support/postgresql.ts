import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

export type PostgresqlServer = {
  /** Of a superuser: `postgres://postgres@localhost/postgres?host=…`. */
  url: string;
  /** Ends it at once, and starts it again after `pause`; connections break off. */
  restart: (pause: () => Promise<unknown>) => Promise<void>;
  /** Removes its data too, unless they are kept. */
  stop: () => Promise<void>;
};
type Options = {
  isDurable?: boolean;
  /** A folder that stays, with what is in it: another start goes on with that. */
  kept?: string | undefined;
};
type User = { uid: number; gid: number };
type Installation = { folder: string; user: User | null };

const installed = '/usr/lib/postgresql';
const newestFirst = (one: string, other: string) => Number(other) - Number(one);
const startLimit = 30_000;

function binFolders() {
  const versions = fs.existsSync(installed) ? fs.readdirSync(installed).toSorted(newestFirst) : [];
  const ofSystem = versions.map((version) => path.join(installed, version, 'bin'));
  return [...(process.env['PATH'] ?? '').split(path.delimiter), ...ofSystem];
}

const isProgram = (file: string) => fs.existsSync(file) || fs.existsSync(`${file}.exe`);

// PostgreSQL refuses to run as root: there it runs as its own user.
function userFor(): User | null | undefined {
  if (process.getuid?.() !== 0) return null;
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith('postgres:'))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** The installation and the user to run it as; null where it cannot run. */
export function findPostgresql(): Installation | null {
  const folder = binFolders().find((bin) =>
    ['initdb', 'postgres'].every((name) => bin !== '' && isProgram(path.join(bin, name))),
  );
  const user = userFor();
  return folder === undefined || user === undefined ? null : { folder, user };
}

const settings = ['max_connections=200', 'listen_addresses='];
// Test data need not survive a crash.
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

// There is a socket before it takes connections.
async function accepts(printed: readonly string[], server: ChildProcess) {
  const limit = Date.now() + startLimit;
  while (!printed.join('').includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > limit) return false;
    await wait(20);
  }
  return true;
}

function openHome(kept: string | undefined, user: User | null) {
  const home = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'portal-pg-'));
  fs.mkdirSync(home, { recursive: true });
  if (user) fs.chownSync(home, user.uid, user.gid);
  return home;
}

const initialise = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];

/**
 * A PostgreSQL server with a folder of its own, reached through a socket in it; fast rather than durable, unless
 * asked. Rejects with its output.
 */
export async function startPostgresql(
  { folder, user }: Installation,
  { isDurable = false, kept }: Options = {},
): Promise<PostgresqlServer> {
  const home = openHome(kept, user);
  const data = path.join(home, 'data');
  const as = { cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...user };
  const remove = () => {
    if (kept === undefined) fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    if (!fs.existsSync(data)) {
      await promisify(execFile)(path.join(folder, 'initdb'), ['--pgdata', data, ...initialise], as);
    }
  } catch (error) {
    remove();
    throw error;
  }
  const flags = [...settings, ...(isDurable ? [] : careless)].flatMap((setting) => ['-c', setting]);
  async function run() {
    const printed: string[] = [];
    const server = spawn(path.join(folder, 'postgres'), ['-D', data, '-k', home, ...flags], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    const ended = new Promise<void>((resolve) => {
      server.once('close', () => resolve());
    });
    const end = async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    };
    if (await accepts(printed, server)) return end;
    await end('SIGQUIT');
    remove();
    throw new Error(`PostgreSQL did not start.\n${printed.join('')}`);
  }
  let end = await run();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(home)}`,
    restart: async (pause) => {
      // As an administrator does: open transactions are rolled back.
      await end('SIGINT');
      await pause();
      end = await run();
    },
    stop: async () => {
      // At once, without waiting for open connections; what is kept has to be whole.
      await end(kept === undefined ? 'SIGQUIT' : 'SIGINT');
      remove();
    },
  };
}

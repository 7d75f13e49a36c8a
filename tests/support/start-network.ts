import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { root } from './project.ts';

const sizes = z.object({ rows: z.number(), bytes: z.number() });
const ready = z.object({
  ready: z.literal(true),
  url: z.string(),
  /** Of a database that stays: the tables of traffic with their indexes, as it serves them. */
  tables: z._default(z.record(z.string(), sizes), {}),
  /** Of a database that stays: names of reports, clicks, and clicks as the rollup has counted them. */
  found: z._default(z.object({ reports: z.array(z.string()), clicks: z.number(), counted: z.number() }), {
    reports: [],
    clicks: 0,
    counted: 0,
  }),
});
export type Ready = z.infer<typeof ready>;

export type Variation = {
  /** The time that it starts at, standing still (2026-11-20T12:00:00Z). */
  now?: Date;
  /** Where its links say that it is. */
  publicUrl?: string;
  /** What it serves instead, without a portal and with the machine's clock: a folder or a server, with so many more events. */
  database?: { place: string; events: number };
};

const startLimit = 60_000;
/** The database of another day has to be made first. */
const fillLimit = 180_000;
const perEvent = 10;

function readyLine(line: string): Ready | null {
  if (!line.startsWith('{')) return null;
  const parsed = ready.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data : null;
}

const limitOf = ({ now, database }: Variation) =>
  (now || database ? fillLimit : startLimit) + (database?.events ?? 0) * perEvent;

function parametersOf({ now, database }: Variation) {
  if (database) return ['tests/support/serve-database.ts', database.place, String(database.events)];
  return ['src/server/main.ts', '--test', '--port', '0', ...(now ? ['--now', now.toISOString()] : [])];
}

/**
 * Starts the reference network as a process of its own: with the portal, an in-memory database, a clock that stands and
 * the test hooks, unless told otherwise. Rejects with what the process has printed when it ends or hangs.
 */
export function startNetwork(variation: Variation = {}) {
  const limit = limitOf(variation);
  const { publicUrl } = variation;
  const child = spawn(process.execPath, parametersOf(variation), {
    cwd: root,
    env: publicUrl === undefined ? process.env : { ...process.env, PUBLIC_URL: publicUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const running = { pid: child.pid ?? 0, stop: end('SIGTERM'), kill: end('SIGKILL') };
  return new Promise<Ready & typeof running>((resolve, reject) => {
    const printed: string[] = [];
    const fail = (reason: string) => reject(new Error(`The network ${reason}.\n${printed.join('\n')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready within ${limit / 1000} s`);
    }, limit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      // How far it is with many events.
      if (variation.database && process.stderr.isTTY) process.stderr.write(text);
    });
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line);
      const start = readyLine(line);
      if (start === null) return;
      clearTimeout(timer);
      resolve({ ...start, ...running });
    });
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

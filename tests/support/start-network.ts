import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { root } from './project.ts';

const sizes = z.object({ rows: z.number(), bytes: z.number() });
const ready = z.object({
  ready: z.literal(true),
  url: z.string(),
  /** Of a persistent database: traffic tables with their indexes, as served. */
  tables: z._default(z.record(z.string(), sizes), {}),
  /** Of a persistent database: names of reports, clicks, and clicks counted by the rollup. */
  found: z._default(z.object({ reports: z.array(z.string()), clicks: z.number(), counted: z.number() }), {
    reports: [],
    clicks: 0,
    counted: 0,
  }),
});
export type Ready = z.infer<typeof ready>;

export type Variation = {
  /** Its fixed time (2026-11-20T12:00:00Z). */
  now?: Date;
  /** The origin of its links. */
  publicUrl?: string;
  /** More of its environment. */
  env?: Record<string, string>;
  /** A folder or server to serve instead, without a portal and with the machine's clock, with so many more events. */
  database?: { place: string; events: number };
  /** Another program than the network's own start, with its parameters. */
  program?: readonly string[];
};

const startLimit = 60_000;
// A new day needs a new database.
const fillLimit = 180_000;
const perEvent = 10;
const exposed = 'demo,gallery,outbox,test-hooks';

function readyLine(line: string): Ready | null {
  if (!line.startsWith('{')) return null;
  const parsed = ready.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data : null;
}

const limitOf = ({ now, database }: Variation) =>
  (now || database ? fillLimit : startLimit) + (database?.events ?? 0) * perEvent;

function parametersOf({ now, database, program }: Variation) {
  if (program) return program;
  if (database) return ['tests/support/serve-database.ts', database.place, String(database.events)];
  return ['src/server/main.ts', '--test', '--port', '0', ...(now ? ['--now', now.toISOString()] : [])];
}

/**
 * The reference network as a process: by default with the portal, an in-memory database, a fixed clock and the test
 * hooks. Rejects with its output when it ends or hangs.
 */
export function startNetwork(variation: Variation = {}) {
  const limit = limitOf(variation);
  const { publicUrl, env } = variation;
  const child = spawn(process.execPath, parametersOf(variation), {
    cwd: root,
    env: {
      ...process.env,
      ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl, EXPOSE: exposed }),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  /** Its exit code. */
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  const running = { pid: child.pid ?? 0, ended, stop: end('SIGTERM'), kill: end('SIGKILL') };
  return new Promise<Ready & typeof running>((resolve, reject) => {
    const printed: string[] = [];
    const fail = (reason: string) => reject(new Error(`The network ${reason}.\n${printed.join('\n')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready within ${limit / 1000} s`);
    }, limit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      // Progress with many events.
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

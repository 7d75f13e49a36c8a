import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { root } from './project.ts';

export type RunningNetwork = { url: string; pid: number; stop: () => Promise<void> };

const ready = z.object({ ready: z.literal(true), url: z.string() });
const startLimit = 60_000;
/** The database of another day has to be made first. */
const fillLimit = 180_000;

function readyUrl(line: string): string | null {
  if (!line.startsWith('{')) return null;
  const parsed = ready.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data.url : null;
}

/**
 * Starts portal and reference network as a process of their own: an in-memory database, a clock that stands (at
 * 2026-11-20T12:00:00Z unless told), and the test hooks. `publicUrl`: where its links say that it is. Rejects with what the process has printed when it ends or hangs.
 */
export function startNetwork(
  now: Date | null = null,
  publicUrl: string | null = null,
): Promise<RunningNetwork> {
  const limit = now ? fillLimit : startLimit;
  const time = now ? ['--now', now.toISOString()] : [];
  const child = spawn(process.execPath, ['src/server/main.ts', '--test', '--port', '0', ...time], {
    cwd: root,
    env: publicUrl === null ? process.env : { ...process.env, PUBLIC_URL: publicUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const fail = (reason: string) => reject(new Error(`The network ${reason}.\n${printed.join('\n')}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`was not ready within ${limit / 1000} s`);
    }, limit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line);
      const url = readyUrl(line);
      if (url === null) return;
      clearTimeout(timer);
      resolve({ url, pid: child.pid ?? 0, stop });
    });
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

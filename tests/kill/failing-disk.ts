import { execFileSync, spawnSync } from 'node:child_process';
import { root } from '../support/project.ts';
import { signInAt } from '../support/network.ts';
import type { startOn } from './rounds.ts';

const megabyte = 1024 * 1024;
/** Nothing that is at work can be written, then: the engine opens, but not the space that it wants before it writes. */
export const sizes = { nothing: megabyte / 2, reading: 33 * megabyte };

function prlimit(pid: number, limit: string) {
  try {
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${limit}:`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine can limit what a process writes. */
export const canLimit = () => prlimit(process.pid, 'unlimited');

/** From now on, every write of the process beyond this place in a file fails (EFBIG). */
export const limitFiles = (pid: number, bytes: number) => prlimit(pid, String(bytes));
export const endLimit = (pid: number) => prlimit(pid, 'unlimited');

/** A command on a folder of data, by a process that can write hardly anything. */
export function runLimited(directory: string, command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    'prlimit',
    [`--fsize=${sizes.nothing}:`, process.execPath, ...command],
    {
      cwd: root,
      env: { ...process.env, DATA_DIRECTORY: directory },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, stdout, stderr };
}

/** What a publisher does: each gives the status and the words of the answer. */
export async function publisherAt({ url }: Awaited<ReturnType<typeof startOn>>) {
  const { access_token: token } = await signInAt(url);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const reports = `${url}/publisher/v1/analytics`;
  async function send(address: string, options: RequestInit) {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
  }
  return {
    save: (name: string) =>
      send(reports, { method: 'POST', headers, body: JSON.stringify({ name, query: 'dimensions=country' }) }),
    list: () => send(reports, { headers }),
    click: () => send(`${url}/g/1/1`, { redirect: 'manual', headers: { accept: 'text/html,*/*' } }),
    readContract: () => send(`${url}/openapi.json`, {}),
  };
}

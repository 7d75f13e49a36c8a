import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { android } from '../api/visits.ts';
import { signInAt } from '../support/plain-network.ts';
import { root } from '../support/project.ts';

/** What a database holds when it opens: names of reports, clicks, and clicks as the rollup has counted them. */
export type Found = { reports: string[]; clicks: number; counted: number };
/** What was written in one life of a server: what it has confirmed, and how many clicks it was sent. */
export type Written = { reports: string[]; clicks: number; sent: number };

const writers = 4;

/** Starts a network on the data of a directory. Rejects with what it has printed when it does not come up. */
export async function startOn(directory: string) {
  const child = spawn(process.execPath, ['tests/kill/serve.ts', directory], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const ended = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([first]) => String(first)),
    ended.then(() => null),
  ]);
  if (line === null) throw new Error(`The database did not open.\n${printed.join('')}`);
  const { url, found } = JSON.parse(line) as { url: string; found: Found }; // As serve.ts prints it.
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, found, kill };
}

/** Writes from several sides at once until the server is killed in the middle of it. */
export async function writeUntilKilled({ url, kill }: Awaited<ReturnType<typeof startOn>>, after: number) {
  const written: Written = { reports: [], clicks: 0, sent: 0 };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signInAt(url)}` };
  const killed = new AbortController();

  async function report() {
    const name = crypto.randomUUID();
    const body = JSON.stringify({ name, query: 'dimensions=country' });
    const { status } = await fetch(`${url}/publisher/v1/analytics`, { method: 'POST', headers, body });
    if (status === 200) written.reports.push(name);
  }

  async function click() {
    written.sent += 1;
    const visit = { redirect: 'manual', headers: { 'user-agent': android } } as const;
    const { status } = await fetch(`${url}/g/1/1`, visit);
    if (status === 302) written.clicks += 1;
  }

  const goOn = async (write: () => Promise<void>) => {
    while (!killed.signal.aborted) await write();
  };
  // Whoever is waiting when the server dies gets no answer: that write was not confirmed.
  const writing = [report, click].flatMap((write) =>
    Array.from({ length: writers }, () => goOn(write).catch(() => undefined)),
  );
  await wait(after);
  await kill();
  killed.abort();
  await Promise.all(writing);
  return written;
}

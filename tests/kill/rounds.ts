import { setTimeout as wait } from 'node:timers/promises';
import { android } from '../api/visits.ts';
import { signInAt } from '../support/network.ts';
import { startNetwork } from '../support/start-network.ts';

// The confirmed writes of one run, and the number of clicks sent.
export type Written = { reports: string[]; clicks: number; sent: number };

type Running = Awaited<ReturnType<typeof startOn>>;

const writers = 4;

export const startOn = (directory: string) => startNetwork({ database: { place: directory, events: 0 } });

// Writes concurrently until the server is killed: so long after two writes of each kind were confirmed.
export async function writeUntilKilled({ url, kill }: Running, after: number) {
  const written: Written = { reports: [], clicks: 0, sent: 0 };
  const { access_token: token } = await signInAt(url);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const killed = new AbortController();
  const underWay = Promise.withResolvers<void>();
  const confirm = () => {
    if (written.reports.length > 1 && written.clicks > 1) underWay.resolve();
  };

  async function report() {
    const name = crypto.randomUUID();
    const body = JSON.stringify({ name, query: 'dimensions=country' });
    const { status } = await fetch(`${url}/publisher/v1/analytics`, { method: 'POST', headers, body });
    if (status === 200) written.reports.push(name);
    confirm();
  }

  async function click() {
    written.sent += 1;
    const visit = { redirect: 'manual', headers: { 'user-agent': android } } as const;
    const { status } = await fetch(`${url}/g/1/1`, visit);
    if (status === 302) written.clicks += 1;
    confirm();
  }

  const goOn = async (write: () => Promise<void>) => {
    while (!killed.signal.aborted) await write();
  };
  // Whoever is waiting when the server dies gets no answer: that write was not confirmed.
  const writing = [report, click].flatMap((write) =>
    Array.from({ length: writers }, () => goOn(write).catch(() => undefined)),
  );
  await underWay.promise;
  await wait(after);
  await kill();
  killed.abort();
  await Promise.all(writing);
  return written;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { type TestNetwork, onFreshNetwork, startLimit } from './network.ts';
import { android } from './visits.ts';

const hosts = 50;
const callsAtOnce = 200;
const clicks = 15;

let network: TestNetwork;
onFreshNetwork((opened) => {
  network = opened;
});

// Takes calls and never answers.
async function openSilentSite() {
  let taken = 0;
  const server = createServer(() => (taken += 1)).listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  return {
    hostOf: (index: number) => `127.1.1.${index + 1}:${typeof address === 'object' ? address?.port : ''}`,
    taken: () => taken,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function waitOfClick() {
  const started = performance.now();
  const visit = { redirect: 'manual', headers: { 'user-agent': android } } as const;
  const { status } = await fetch(`${network.url}/g/1/3`, visit);
  expect(status).toBe(302);
  return performance.now() - started;
}

async function medianWait() {
  const waits = [];
  for (let nth = 0; nth < clicks; nth += 1) waits.push(await waitOfClick());
  return waits.toSorted((a, b) => a - b)[Math.floor(clicks / 2)] ?? Infinity;
}

// The fastest of five rounds, ms: the machine does other things, too.
async function usualWait() {
  const medians = [];
  for (let round = 0; round < 5; round += 1) medians.push(await medianWait());
  return Math.min(...medians);
}

test(
  '[O7] while as many calls as there may be wait for silent hosts, clicks are as fast as without',
  { timeout: startLimit },
  async () => {
    const { db, clock, calls } = network.network;
    await db.deleteFrom('postback_attempt').execute();
    await db.deleteFrom('postback_delivery').execute();
    const site = await openSilentSite();
    const alone = await usualWait();
    const rows = Array.from({ length: 4 * hosts }, (_, index) => ({
      partner_id: 1,
      postback_id: 1,
      conversion_id: '00000000-0000-4000-8000-000000000000',
      event_id: 'lead' as const,
      method: 'GET' as const,
      url: `http://${site.hostOf(index % hosts)}/`,
      host: site.hostOf(index % hosts),
      status: 'queued' as const,
      attempts: 0,
      next_at: clock.now(),
      created_at: clock.now(),
    }));
    await db.insertInto('postback_delivery').values(rows).execute();
    calls.wake();
    await expect.poll(site.taken, { timeout: 10_000 }).toBeGreaterThanOrEqual(callsAtOnce);
    expect(await usualWait()).toBeLessThan(2 * alone + 20);
    site.close();
    await calls.settled();
  },
);

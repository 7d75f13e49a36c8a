import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { createServerData } from './server-data.ts';
import { createRetryGate } from './retry-gate.ts';

test('[S6] server data that could not be loaded are loaded by the next one who needs them', async () => {
  let isBroken = true;
  const client = (() => Promise.resolve(null)) as unknown as Client;
  const data = createServerData({
    get client(): Client {
      if (isBroken) throw new Error('lost');
      return client;
    },
    retries: createRetryGate().gate,
    onUser: () => undefined,
  });
  expect([data.user(), data.isLoaded()]).toEqual([undefined, false]);
  data.retryFailed();
  data.clear();
  await expect(data.load()).rejects.toThrow('lost');
  isBroken = false;
  const loaded = await data.load();
  expect([data.isLoaded(), data.queryClient()]).toEqual([true, loaded.queryClient]);
});

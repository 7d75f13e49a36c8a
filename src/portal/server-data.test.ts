import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { createServerData } from './server-data.ts';
import { createRetryGate } from './retry-gate.ts';

const keptAnswers = { restore: () => Promise.resolve(), forget: () => undefined };

test('[S6] server data that could not be loaded are loaded by the next one who needs them', async () => {
  let isBroken = true;
  const client = (() => Promise.resolve(null)) as unknown as Client;
  const data = createServerData({
    get client(): Client {
      if (isBroken) throw new Error('lost');
      return client;
    },
    retries: createRetryGate().gate,
    keptAnswers,
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

test('[A12] in another language everything is asked for anew: the network names things in it', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = (() => Promise.resolve(null)) as unknown as Client;
  const data = createServerData({
    client,
    retries: createRetryGate().gate,
    keptAnswers,
    onUser: () => undefined,
  });
  const { queryClient } = await data.load();
  queryClient.setQueryData(['named'], 'Finance');
  const isOld = () => queryClient.getQueryState(['named'])?.isInvalidated;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(isOld()).toBe(false);
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(isOld()).toBe(true);
});

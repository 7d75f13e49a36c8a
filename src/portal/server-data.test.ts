import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { account } from '#contract/account.ts';
import { offers } from '#contract/offers.ts';
import { tokenMark } from '#machines/lib/token-mark.ts';
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

test('[M3] a call of the reference data is of the one who loads them, until a newer one does or it is answered', async () => {
  const token = { token_type: 'Bearer', access_token: 'a', expires_in: 3600, refresh_token: 'r' };
  const cookies = `token=${encodeURIComponent(JSON.stringify(token))}; __Host-token=${tokenMark(token)}`;
  vi.stubGlobal('document', { cookie: cookies });
  const answer = Promise.withResolvers<unknown>();
  const silence = new Promise<never>(() => undefined);
  const given = new AbortController();
  const callers: unknown[] = [];
  const data = createServerData({
    client: (() => (given.signal.aborted ? answer.promise : silence)) as unknown as Client,
    retries: createRetryGate().gate,
    keptAnswers,
    onUser: (_, caller) => callers.push(caller),
  });
  expect(data.callerOf(account.profile)).toBe(undefined);
  const { reloadUser } = await data.load();
  const [one, other] = [{ id: 'probeUser' }, { id: 'reloadUser' }];
  const former = reloadUser(given.signal, one).catch(() => 'given up');
  expect([data.callerOf(account.profile), data.callerOf(offers.list)]).toEqual([one, undefined]);
  given.abort();
  const newer = reloadUser(new AbortController().signal, other);
  expect(await former).toBe('given up');
  expect(data.callerOf(account.profile)).toBe(other);
  answer.resolve({ email: 'ann@trailmix.test' });
  await newer;
  expect([callers, data.callerOf(account.profile)]).toEqual([[other], undefined]);
});

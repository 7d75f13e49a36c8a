import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { createClient } from '#api/client.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { offerPictures } from '#contract/offer-pictures.ts';
import { apiTokenMachine } from '#machines/api-token.machine.ts';
import { currencyChangeMachine } from '#machines/currency-change.machine.ts';
import { offerCommandMachine } from '#machines/offer-command.machine.ts';
import { pollingMachine } from '#machines/polling.machine.ts';
import { verifyEmailMachine } from '#machines/verify-email.machine.ts';
import { apiTokenEffects } from '#portal/effects/api-token.ts';
import { currencyChangeEffects } from '#portal/effects/currency-change.ts';
import { offerCommandEffects } from '#portal/effects/offer-command.ts';
import { pollingEffects } from '#portal/effects/polling.ts';
import { verifyEmailEffects } from '#portal/effects/verify-email.ts';
import { openListener } from './listener.ts';
import { openNetwork, startLimit, type TestNetwork } from './network.ts';
import { registering } from './registering.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
beforeEach(async () => {
  await network.ask('/__test/reset', { json: {} });
});
afterAll(() => network.close());

const clientWith = (token: string | null) =>
  createClient({
    baseUrl: network.url,
    authorization: () => token && `Bearer ${token}`,
    onFailure: () => undefined,
  });
const signedIn = async (account?: string) => clientWith(await network.tokenOf(account));

/** Until nothing is under way in a chart. */
async function settled<Chart extends AnyActorRef>(chart: Chart) {
  await waitFor(chart, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
  return chart;
}

test('[O12] the currency is changed once, and another tab is told that it was', async () => {
  const client = await signedIn('terms@portal.test');
  const reloads: number[] = [];
  const effects = currencyChangeEffects({ client, reloadUser: () => reloads.push(1) });
  const input = { currency: 'EUR', isChanged: false } as const;
  const tabs = [1, 2].map(() => createActor(currencyChangeMachine.provide(effects), { input }).start());
  for (const tab of tabs) {
    tab.send({ type: 'currency.choose', currency: 'USD' });
    tab.send({ type: 'currency.confirm' });
    await settled(tab);
  }
  expect(tabs.map((tab) => tab.getSnapshot().value)).toEqual(['changed', 'changedElsewhere']);
  expect(reloads).toHaveLength(2);
});

test('[O11] an API token is shown once, told of in another tab, and revoked', async () => {
  const client = await signedIn();
  const open = () => {
    const seen: (string | null)[] = [];
    const effects = apiTokenEffects({
      client,
      showSecret: (secret) => seen.push(secret),
      reloadUser: () => undefined,
    });
    const chart = createActor(apiTokenMachine.provide(effects), { input: { exists: false } }).start();
    return { chart, seen };
  };
  const [first, second] = [open(), open()];
  for (const { chart } of [first, second]) {
    chart.send({ type: 'token.create' });
    await settled(chart);
  }
  expect([first.chart.getSnapshot().value, second.chart.getSnapshot().value]).toEqual(['shown', 'hidden']);
  expect(first.seen).toEqual([expect.stringMatching(/^pat_/)]);
  expect(JSON.stringify(first.chart.getPersistedSnapshot())).not.toContain('pat_');
  first.chart.send({ type: 'token.revoke' });
  first.chart.send({ type: 'token.confirm' });
  await settled(first.chart);
  expect([first.chart.getSnapshot().value, first.seen.at(-1), second.seen]).toEqual(['absent', null, []]);
});

test('[O3] an offer is paused and the pause undone; what shows it is loaded anew', async () => {
  const client = await signedIn();
  const queryClient = new QueryClient();
  queryClient.setQueryData(['offers', 'list', {}], []);
  queryClient.setQueryData(['dictionaries', 'start', {}], []);
  const isStale = (resource: string) =>
    queryClient.getQueryCache().find({ queryKey: [resource], exact: false })?.state.isInvalidated;
  const surroundings = { client, queryClient: () => queryClient };
  const effects = offerCommandEffects(surroundings, { kind: 'offer', id: 48602 });
  const commands = createActor(offerCommandMachine.provide(effects)).start();
  const isPaused = async () => (await client(offerParts.get, { params: { id: 48602 } })).paused;

  commands.send({ type: 'offer.command', command: 'pause' });
  await settled(commands);
  expect([commands.getSnapshot().value, await isPaused()]).toEqual([{ ready: 'undoable' }, true]);
  expect([isStale('offers'), isStale('dictionaries')]).toEqual([true, false]);
  commands.send({ type: 'command.undo' });
  await settled(commands);
  expect([commands.getSnapshot().value, await isPaused()]).toEqual([{ ready: 'undone' }, false]);
});

test('[O3] what the network refuses is told, and changes nothing', async () => {
  const surroundings = { client: await signedIn(), queryClient: () => new QueryClient() };
  const effects = offerCommandEffects(surroundings, { kind: 'offer', id: 48344 });
  const commands = createActor(offerCommandMachine.provide(effects)).start();
  commands.send({ type: 'offer.command', command: 'pause' });
  await settled(commands);
  const { value, context } = commands.getSnapshot();
  expect([value, context.failure?.code]).toEqual([{ ready: 'failed' }, 'OFFER_NOT_LIVE']);
});

test('[P1] [O3] a preview is asked for until it is there', async () => {
  const client = await signedIn();
  const site = await openListener();
  const body = { url: `${site.url}/landing` };
  const effects = pollingEffects(async (signal) => {
    const data = await client(offerPictures.fetchPreview, { body }, { signal });
    return { isMet: ['done', 'failed'].includes(data.status), data };
  });
  const polling = createActor(pollingMachine.provide(effects), { input: { interval: 20 } }).start();
  await settled(polling);
  site.close();
  const { value, context } = polling.getSnapshot();
  expect([value, context.retries > 0]).toEqual(['succeeded', true]);
});

test('[P3] a request under way is abandoned when the polling is cancelled', async () => {
  const client = await signedIn();
  let isAborted = false;
  const effects = pollingEffects(async (signal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return { isMet: false, data: await client(offerParts.groups, {}, { signal }) };
  });
  const polling = createActor(pollingMachine.provide(effects), { input: {} }).start();
  polling.send({ type: 'polling.cancel' });
  expect([polling.getSnapshot().value, isAborted]).toEqual(['canceled', true]);
});

test('[A2] [E16] the link of a registration verifies, another one is refused for good', async () => {
  const people = registering(network);
  await people.register();
  const { pathname, searchParams } = await people.newestLink();
  const link = {
    id: pathname.split('/').at(-1) ?? null,
    signature: searchParams.get('signature'),
    expires: searchParams.get('expires'),
  };
  const machine = verifyEmailMachine.provide(verifyEmailEffects(clientWith(null)));
  const open = async (input: typeof link) => settled(createActor(machine, { input }).start());
  const forged = (await open({ ...link, signature: 'f00d' })).getSnapshot();
  expect([forged.value, forged.context.failure?.code]).toEqual(['refused', 'INVALID_SIGNATURE']);
  expect((await open(link)).getSnapshot().value).toBe('verified');
});

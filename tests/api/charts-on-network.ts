import { afterAll, beforeAll, beforeEach } from 'vitest';
import { waitFor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { createClient } from '#api/client.ts';
import { openNetwork, startLimit, type TestNetwork } from './network.ts';

export function networkOfFile() {
  let network: TestNetwork;
  beforeAll(async () => {
    network = await openNetwork();
  }, startLimit);
  beforeEach(async () => {
    await network.request('/__test/reset', { json: {} });
  });
  afterAll(() => network.close());

  const clientWith = (token: string | null) =>
    createClient({
      baseUrl: network.url,
      authorization: () => token && `Bearer ${token}`,
      onFailure: () => undefined,
    });
  return {
    network: () => network,
    signedOut: () => clientWith(null),
    signedIn: async (account?: string) => clientWith(await network.tokenOf(account)),
  };
}

export async function settled<Chart extends AnyActorRef>(chart: Chart) {
  await waitFor(chart, (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy'));
  return chart;
}

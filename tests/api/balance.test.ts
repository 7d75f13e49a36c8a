import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds, patience, runs } from '../properties/holds.ts';
import { Oracle } from './balance-oracle.ts';
import { type TestNetwork, onNetwork } from './network.ts';
import { history } from './payment-histories.ts';
import { forgetPublisher, newPublisher, PublisherRun } from './publisher-run.ts';

let network: TestNetwork['network'];
onNetwork((opened) => {
  ({ network } = opened);
});

test(
  '[O10] [O12] pending, held, available, requested and paid are the payout of the analytics after any history',
  { timeout: patience },
  async () => {
    const property = fc.asyncProperty(history, async ({ terms, minimum, events }) => {
      const partnerId = await newPublisher(network, terms, minimum);
      try {
        const run = new PublisherRun(network, partnerId, new Oracle(terms, minimum));
        for (const event of events) {
          await run.step(event);
          await run.check();
        }
        expect(await run.payout()).toBe(run.oracle.earned());
      } finally {
        await forgetPublisher(network, partnerId);
      }
    });
    // Each history takes a fifth of a second.
    await holds(property, Math.min(runs, 1000));
  },
);

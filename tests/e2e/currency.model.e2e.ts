import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { modelTours } from '../machines/walks.ts';
import { replay } from '../machines/replay.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';
import { expectedView, look } from './model/currency-view.ts';
import {
  absentTransitions,
  bringAbout,
  changeElsewhere,
  currencyModel,
  heldRequests,
} from './model/currency.ts';
import { holdRequests } from './model/gate.ts';

const walks = await Promise.all(
  modelTours(currencyModel).map(async (walk) => ({
    ...walk,
    ...(await replay(currencyModel, walk.value, walk.tour)),
  })),
);

for (const [index, { input, tour, observations, error }] of walks.entries()) {
  const steps = tour.edges.map(({ event }) => event.type.replace(/^xstate\.(\w+)\.actor\./, '$1 '));
  const title = [`${input} ${index + 1}`, ...steps].join(' > ');

  test(`[O12] [M2.b] the currency: ${title} ${inTurn(index, 3)}`, async ({
    page,
    network,
    problems,
    signIn,
  }) => {
    expect(error).toBeNull();
    problems.allow(/^(409|500) PUT /);
    await signIn();
    if (input === 'spent') await changeElsewhere(network);
    const gate = await holdRequests(page.context(), heldRequests);
    const states = [tour.start, ...tour.edges.map(({ state }) => state)];
    await page.goto('/profile?tab=billing');
    for (const [at, state] of states.entries()) {
      const { event, deeds } = observations[at] ?? { event: { type: '' }, deeds: [] };
      await test.step(event.type, async () => {
        if (at > 0) await bringAbout({ page, network, gate }, event);
        const view = expectedView(state, deeds);
        await expect.poll(() => look(page), { intervals: [5, 10, 20, 50] }).toEqual(view);
      });
    }
  });
}

test('[O12 M2] the page takes every transition of the currency but those that no page can cause', () => {
  const taken = new Set(
    walks.flatMap(({ observations }) => observations.flatMap((seen) => seen.taken.map(transitionId))),
  );
  const missed = transitionsOf(currencyModel.machine)
    .map(transitionId)
    .filter((id) => !taken.has(id));
  expect(missed).toEqual(Object.keys(absentTransitions));
});

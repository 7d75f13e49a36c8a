import type { ChartMeta } from '#machines/lib/effect.ts';
import { delayOf } from '../machines/oracle/timers.ts';
import { expect, test } from '../support/portal.ts';
import { passTime, slowTimers } from '../support/slow-timers.ts';
import { inTurn } from '../support/whole-product.ts';
import { holdRequests, patience } from './model/gate.ts';
import { startOver } from './walks/acts.ts';
import { chartWalks } from './walks/chart-walks.ts';
import { look, type Seen } from './walks/seen.ts';
import { takenInPortal } from './walks/taken-in-portal.ts';
import { takenInViewer } from './walks/taken-in-viewer.ts';
import { walkedTours } from './walks/walked-tours.ts';

const walks = await Promise.all(chartWalks.map(async (walk) => ({ walk, tours: await walkedTours(walk) })));

const rowsOf = (metas: readonly { meta?: unknown }[]) =>
  // The charts declare what their transitions carry.
  [...new Set(metas.flatMap(({ meta }) => (meta as ChartMeta | undefined)?.spec ?? []))].toSorted().join(' ');

/**
 * Two states may look alike: the next step waits until the chart has said that it took this one. A timer that was not
 * running yet when its time passed is passed again. What is said only later is asked for at the end.
 */
async function untilTaken(isTaken: () => boolean, passAgain: (() => Promise<void>) | null): Promise<void> {
  for (let round = 0; round < 2 && !isTaken(); round += 1) {
    if (round > 0) await passAgain?.();
    const options = { timeout: passAgain ? 1000 : 250, intervals: [5, 10, 20, 50] };
    await expect
      .poll(isTaken, options)
      .toBe(true)
      .catch(() => null);
  }
}

for (const [index, { walk, tours }] of walks.entries()) {
  const { name } = walk.model;
  const rows = rowsOf(tours.flatMap(({ metas }) => metas));

  test(`[${rows}] [M2] the ${name} chart, walked in the portal ${inTurn(index, 3)}`, async ({
    page,
    context,
    network,
    problems,
    signIn,
  }) => {
    // Many tours on one page.
    test.setTimeout(180_000);
    for (const pattern of [/^(40\d|422|50\d) /, ...walk.problems]) problems.allow(pattern);
    const takenReally = [await takenInPortal(context), await takenInViewer(context)];
    if (walk.isSlowed) await slowTimers(context);
    const gate = await holdRequests(context, walk.held);
    const stage = { page, context, network, gate, signIn };
    const expectSeen = (view: Partial<Seen>) =>
      expect
        .poll(() => look(page, walk.part), { intervals: [5, 10, 20, 50], timeout: patience })
        .toMatchObject(view);

    const isTaken = (ids: readonly string[]) => ids.every((id) => takenReally.some((said) => said.has(id)));

    for (const [nth, { input, value, tour, byStep, error }] of tours.entries()) {
      await test.step(`${input} ${nth + 1}, ${tour.edges.length} steps`, async () => {
        expect(error).toBeNull();
        if (nth > 0) {
          await startOver(stage);
          gate.forgetAll();
        }
        gate.expect(Object.keys(tour.start.children));
        await walk.open(stage, input);
        await expectSeen(walk.viewOf(tour.start));
        let before = tour.start;
        for (const [step, { event, state }] of tour.edges.entries()) {
          await test.step(event.type, async () => {
            gate.expect([...Object.keys(before.children), ...Object.keys(state.children)]);
            const delay = delayOf(event, { context: before.context, input: value });
            const pass = delay === null ? null : () => passTime(page, delay, walk);
            if (pass) await pass();
            else if (!(await walk.bringAbout(stage, event, before))) {
              throw new Error(`Nothing causes ${event.type}`);
            }
            await expectSeen(walk.viewOf(state));
            await untilTaken(() => isTaken(byStep[step] ?? []), pass);
            // A call that was given up is not the next one.
            for (const id of Object.keys(before.children)) if (!(id in state.children)) gate.forget(id);
          });
          before = state;
        }
      });
    }
    const claimed = new Set(tours.flatMap(({ taken }) => [...taken]));
    await expect
      .poll(() => [...claimed].filter((id) => takenReally.every((ids) => !ids.has(id))))
      .toEqual([]);
  });
}

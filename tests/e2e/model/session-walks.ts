import type { AnyEventObject } from 'xstate';
import { computedOnce } from '../../support/computed-once.ts';
import { isWholeProduct } from '../../support/whole-product.ts';
import { beginningOf, browserTours } from './browser-tours.ts';
import { fewest } from './fewest.ts';
import { stageAfter } from './stage.ts';
import { takenOn } from './taken-transitions.ts';

const mostSteps = 40;

/** A walk as data: how its page opens, what happens there, and what that shows. */
export type SessionWalk = {
  arrival: string;
  events: readonly AnyEventObject[];
  transitions: readonly string[];
  rows: readonly string[];
};

async function compute(): Promise<SessionWalk[]> {
  const all = await Promise.all(
    browserTours(mostSteps).map(async (tour): Promise<SessionWalk> => {
      const { transitions, rows } = await takenOn(tour);
      const { arrival, edges } = tour;
      return { arrival, events: edges.map(({ event }) => event), transitions: [...transitions], rows };
    }),
  );
  if (isWholeProduct) return all;
  return fewest(
    all,
    ({ transitions, arrival }) => [...transitions, arrival],
    ({ events }) => events.length,
  );
}

/**
 * In the whole product every situation, otherwise few walks that take every transition and every way to come in. To explore
 * the charts takes 5 s of computing.
 */
export const sessionWalks = await computedOnce('session-walks', compute);

/** A walk with the stage that each event leads to. */
export function playedWalk({ arrival, events }: SessionWalk) {
  const { start, ...opened } = beginningOf(arrival);
  let stage = start;
  const steps = events.map((event) => ({ event, state: (stage = stageAfter(stage, event)) }));
  return { ...opened, start, steps };
}

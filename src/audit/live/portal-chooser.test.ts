import type { EventLog } from '#machines/lib/log-entry.ts';
import { expect, test } from 'vitest';
import { inOrder } from './portal-chooser.tsx';

/** The log of a portal that was opened then; its first entry came `at` ms later. */
const logOf = (portal: string, opened: number, at: number): EventLog => ({
  portal,
  shadow: null,
  entries: [
    {
      seq: 1,
      at,
      wallClock: opened + at,
      chart: 'session',
      actor: 'session',
      event: 'xstate.init',
      took: [],
      active: ['session'],
      tags: [],
    },
  ],
});
const namesOf = (logs: readonly EventLog[]) => inOrder(logs).map(({ portal }) => portal);

test('[M3] portals stand in the order in which they were opened, whichever answers first', () => {
  const [early, late, same] = [logOf('c', 1000, 900), logOf('a', 2000, 5), logOf('b', 2000, 7)];
  expect(namesOf([late, early, same])).toEqual(['c', 'a', 'b']);
  expect(namesOf([same, late, early])).toEqual(['c', 'a', 'b']);
});

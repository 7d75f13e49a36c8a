import { expect, test } from 'vitest';
import { entry } from '../live/sample-log.ts';
import type { Senders } from './senders.ts';
import { turnsIn } from './turns.ts';

const senders: Senders = {
  isChart: (id) => ['portal', 'session', 'toasts', 'toast'].includes(id),
  chartOf: () => null,
  all: [],
  wiring: null,
};

test('[M3] a turn ends with what comes from outside, not where a chart stops another one', () => {
  const entries = [
    entry(1, 'session', { event: 'xstate.done.actor.signOut', from: 'signOut', cause: 0 }),
    entry(2, 'toasts', { event: 'session.ended', from: 'session', cause: 1 }),
    entry(3, 'toast', { event: 'xstate.stop', from: null, cause: null }),
    entry(4, 'navigation', { event: 'location.request', from: 'session', cause: 1 }),
    entry(5, 'toasts', { event: 'toasts.pause', from: null, cause: null }),
    entry(6, 'toasts', { event: 'xstate.done.actor.toast', from: 'toast', cause: 5 }),
    entry(8, 'toast', { event: 'xstate.after.duration.toast.running', from: 'toast', cause: 5 }),
    entry(9, 'portal', { event: 'xstate.stop', from: null, cause: null }),
  ];
  expect(
    turnsIn(entries, senders).map((turn) => [turn.entries.map(({ seq }) => seq), turn.isOver, turn.hasGap]),
  ).toEqual([
    [[1, 2, 3, 4], true, false],
    [[5, 6], true, true],
    [[8], true, true],
    [[9], false, false],
  ]);
});

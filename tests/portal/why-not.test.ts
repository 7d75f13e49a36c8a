import { expect, test } from 'vitest';
import { initialTransition, setup } from 'xstate';
import { disabledReasons } from '#i18n/disabled-reasons.ts';
import { whyNot } from '#portal/why-not.ts';

test('[O3] [O9] an event that does something, or about which nobody has said anything, has no reason', () => {
  const guard = { type: 'isDecided' } as const;
  const ring = () => undefined;
  const door = setup({
    guards: { isDecided: () => true, isOdd: () => true },
    actions: { ring },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          held: { guard },
          opens: { guard, target: 'open' },
          rings: { guard, actions: 'ring' },
          ignored: {},
          odd: { guard: 'isOdd' },
          inline: { guard: () => true },
        },
      },
      open: {},
    },
  });
  const [shut] = initialTransition(door);
  const reasons = ['held', 'opens', 'rings', 'ignored', 'odd', 'inline', 'unknown'].map((type) =>
    whyNot(door, shut, { type }),
  );
  expect(reasons).toEqual([disabledReasons.isDecided, null, null, null, null, null, null]);
});

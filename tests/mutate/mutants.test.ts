import { expect, test } from 'vitest';
import { initialTransition, setup, transition, type AnyStateMachine } from 'xstate';
import { mutantsOf } from '#machines/mutants/mutants.ts';

const door = setup({
  actions: { ring: () => undefined },
  guards: { isUnlocked: ({ event }) => event.type === 'push' },
  delays: { rest: 100 },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      entry: 'ring',
      tags: ['shut'],
      on: { push: [{ guard: 'isUnlocked', target: 'open' }, { actions: { type: 'ring' } }] },
    },
    open: { after: { rest: 'closed' } },
  },
});
const mutants = new Map([...mutantsOf(door)].map(({ name, machine }) => [name, machine]));

function mutant(name: string): AnyStateMachine {
  const machine = mutants.get(name);
  if (!machine) throw new Error(`There is no mutant '${name}'`);
  return machine;
}
const begun = (machine: AnyStateMachine): unknown => initialTransition(machine)[0].value;
const pushed = (machine: AnyStateMachine): unknown =>
  transition(machine, initialTransition(machine)[0], { type: 'push' })[0].value;

test('[M2] a chart is broken in every way, one at a time, under names that tell how', () => {
  expect([...mutants.keys()]).toEqual([
    'door: begin in open',
    'door.closed | push | 0: drop',
    'door.closed | push | 0: stay',
    'door.closed | push | 0: go to door.closed',
    'door.closed | push | 0: unguard',
    'door.closed | push | 0: negate',
    'door.closed | push | 0: swap with the next',
    'door.closed | push | 1: drop',
    'door.closed | push | 1: drop action ring',
    'door.closed: drop entry ring',
    'door.closed: drop tag shut',
    'door.open | after rest | 0: drop',
    'door.open | after rest | 0: stay',
    'door.open | after rest | 0: go to door.open',
    'door: delay rest: a tenth',
    'door: delay rest: tenfold',
  ]);
});

test('[M2] each mutant does something else, and the chart itself stays whole', () => {
  const without = pushed(mutant('door.closed | push | 0: drop'));
  const [untagged, actions] = initialTransition(mutant('door.closed: drop tag shut'));
  expect([without, begun(mutant('door: begin in open')), untagged.tags.size, actions.length]).toEqual([
    'closed',
    'open',
    0,
    1,
  ]);
  expect(pushed(mutant('door.closed | push | 0: negate'))).toBe('closed');
  expect(pushed(door)).toBe('open');
});

test('[M2] a mutant that goes round in circles ends as broken', () => {
  const lost = setup({ guards: { never: () => false } }).createMachine({
    id: 'lost',
    initial: 'one',
    states: {
      one: { always: { guard: 'never', target: 'two' } },
      two: { always: { target: 'one' } },
    },
  });
  const machines = new Map([...mutantsOf(lost)].map(({ name, machine }) => [name, machine]));
  const circling = machines.get('lost.one | always | 0: unguard');
  const [{ status, error }] = initialTransition(circling ?? lost);
  expect([status, String(error)]).toEqual(['error', expect.stringContaining('more than 100 microsteps')]);
});

test('[M2] a state that is entered anew is a mutant of its own only where something begins or ends in it', () => {
  const again = setup({ actions: { ring: () => undefined } }).createMachine({
    id: 'again',
    initial: 'quiet',
    states: {
      quiet: { on: { go: { target: 'loud' }, stay: { target: 'quiet', reenter: true } } },
      loud: { entry: 'ring', on: { stay: { target: 'loud', reenter: true } } },
    },
  });
  const names = [...mutantsOf(again)].map(({ name }) => name);
  expect(names.filter((name) => name.endsWith(': stay'))).toEqual([
    'again.quiet | go | 0: stay',
    'again.loud | stay | 0: stay',
  ]);
});

import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { portalMachine } from '#machines/portal.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { definitionOf, hashOf, wiring } from '#portal/watched/chart-hash.ts';
import { chartDefinition, wiringDefinition } from '#portal/watched/definition.ts';

const source = { functions: { isOpen: '() => true' }, files: { 'a.ts': 'b' } };

const door = setup({ guards: { isOpen: () => true } }).createMachine({
  id: 'door',
  description: 'A note.',
  meta: { spec: ['M3'] },
  context: { description: null },
  initial: 'description',
  states: {
    description: {
      description: 'Another note.',
      on: { go: [{ guard: 'isOpen', target: 'end', description: 'A third one.', meta: { spec: ['A1'] } }] },
    },
    end: { entry: () => undefined },
  },
});

test('[M3] a chart is what it does: no note, but a state or a value that is called as one', () => {
  expect(chartDefinition(door, source)).toEqual({
    config: {
      context: { description: null },
      id: 'door',
      initial: 'description',
      states: {
        description: { on: { go: [{ guard: 'isOpen', target: 'end' }] } },
        end: { entry: '(function)' },
      },
    },
    ...source,
  });
});

test('[M3] the wiring is its table, without the code of its rows', () => {
  const table = {
    wires: [{ from: 'a', on: 'b', to: 'c', type: 'd', payload: () => 1 }],
    conditions: [{ of: ['e', 'f'], to: 'g', when: () => 2 }],
  };
  // Rows of charts that do not exist.
  expect(wiringDefinition(table as never, source)).toEqual({
    wires: [{ from: 'a', on: 'b', to: 'c', type: 'd' }],
    conditions: [{ of: ['e', 'f'], to: 'g' }],
    ...source,
  });
});

test('[M3] a chart is known by the hash of its definition with its code, the root by that of the wiring', () => {
  expect(hashOf(door)).toBe(sha256Of(chartDefinition(door, { functions: {}, files: {} })));
  expect(hashOf(portalMachine)).toBe(sha256Of(wiring));
  expect(hashOf(termsMachine)).toBe(sha256Of(definitionOf(termsMachine)));
  const files = [wiring, definitionOf(termsMachine)].map((one) => Object.keys(one.files).join());
  expect(files).toEqual([expect.stringContaining('wiring'), expect.stringContaining('terms')]);
});

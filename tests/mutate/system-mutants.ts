import { mutantsOf } from '#machines/mutants/mutants.ts';
import { wiringMutants as missingRows } from '#machines/mutants/wiring-mutants.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { conditions, wires } from '#machines/wiring.ts';

/** One thing broken between the charts; `apply` breaks it in this process, and returns what mends it. */
type WiringMutant = { name: string; apply: () => () => void };
/** One that is broken for good. */
type SystemMutant = { name: string; apply: () => void };

/** Nothing but these mutants ever changes the tables of the wiring. */
const without = (list: readonly unknown[], index: number) => () => {
  const rows = list as unknown[];
  const removed = rows.splice(index, 1);
  return () => void rows.splice(index, 0, ...removed);
};

/** Every row of the wiring, missing. */
export const wiringMutants = (): WiringMutant[] =>
  missingRows.map(({ name, table, index }) => ({
    name,
    apply: without(table === 'wires' ? wires : conditions, index),
  }));

/** Those of the wiring, and every part of the root, each missing once. */
export const systemMutants = (): SystemMutant[] => [
  ...wiringMutants(),
  ...[...mutantsOf(portalMachine)].map(({ name, machine }) => ({
    name,
    apply: () => void Object.assign(portalMachine, machine),
  })),
];

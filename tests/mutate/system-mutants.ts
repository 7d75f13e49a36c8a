import { portalMachine } from '#machines/portal.machine.ts';
import { sessionFollowers, wires } from '#machines/wiring.ts';
import { mutantsOf } from './mutants.ts';

/** One thing broken between the charts; `apply` breaks it in this process for good. */
type SystemMutant = { name: string; apply: () => void };

/** Nothing but these mutants ever changes the tables of the wiring. */
const without = (list: readonly unknown[], index: number) => () => void (list as unknown[]).splice(index, 1);

/** Every wire, every chart that follows the session, and every chart of the root, each missing once. */
export const systemMutants = (): SystemMutant[] => [
  ...wires.map(({ from, on, to, type }, index) => ({
    name: `wire from ${from} ${on} to ${to} ${type}: drop`,
    apply: without(wires, index),
  })),
  ...sessionFollowers.map((name, index) => ({
    name: `${name} follows the session: drop`,
    apply: without(sessionFollowers, index),
  })),
  ...[...mutantsOf(portalMachine)].map(({ name, machine }) => ({
    name,
    apply: () => void Object.assign(portalMachine, machine),
  })),
];

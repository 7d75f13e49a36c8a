import { conditions, wires } from '../wiring.ts';

/** A row of the table between the charts that is missing. */
type MissingRow = {
  name: string;
  table: 'wires' | 'conditions';
  index: number;
  /** The charts that it joins. */
  ends: readonly string[];
};

/** Every wire and every condition, each missing once. */
export const wiringMutants: readonly MissingRow[] = [
  ...wires.map(({ from, on, to, type }, index) => ({
    name: `wire from ${from} ${on} to ${to} ${type}: drop`,
    table: 'wires' as const,
    index,
    ends: [from, to],
  })),
  ...conditions.map(({ of, to }, index) => ({
    name: `condition ${index + 1} of ${of.join(', ')} for ${to}: drop`,
    table: 'conditions' as const,
    index,
    ends: [...of, to],
  })),
];

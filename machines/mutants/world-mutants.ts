import { groupNames, groupOf, type GroupName } from '../exploration/groups.ts';
import { wholeWorld, type ExploredName, type World } from '../exploration/world.ts';
import { mutantNamesOf, mutantOf } from './mutants.ts';
import { wiringMutants } from './wiring-mutants.ts';

/** A world with one thing broken, and which charts can notice. */
export type BrokenWorld = { world: World; groups: readonly GroupName[]; isCoreTouched: boolean };

/** What can be broken: charts, and the table between them. */
export type Part = ExploredName | 'wiring';
// The keys of the table.
const charts = Object.keys(wholeWorld.machines) as ExploredName[];
export const parts: readonly Part[] = ['wiring', ...charts];

/** Everything that can be broken in a part, by name. */
export const mutantNames = (part: Part): string[] =>
  part === 'wiring' ? wiringMutants.map(({ name }) => name) : mutantNamesOf(wholeWorld.machines[part]);

/** The part that a mutant is of; null if there is no such mutant. */
export const partOf = (mutant: string): Part | null =>
  parts.find((part) => mutantNames(part).includes(mutant)) ?? null;

const touchedBy = (chart: string): Omit<BrokenWorld, 'world'> => {
  const group = groupOf(chart);
  return group ? { groups: [group], isCoreTouched: false } : { groups: groupNames, isCoreTouched: true };
};

function wiringBroken(mutant: string): BrokenWorld | null {
  const row = wiringMutants.find(({ name }) => name === mutant);
  if (!row) return null;
  const { table, index, ends } = row;
  const world = { ...wholeWorld, [table]: wholeWorld[table].toSpliced(index, 1) };
  // What groups say to the first charts is what a visitor may cause as well: their own laws judge it.
  return { world, ...touchedBy(ends.find((end) => groupOf(end) !== null) ?? 'session') };
}

/** The world of a mutant; null if there is no such mutant. */
export function worldOf(mutant: string): BrokenWorld | null {
  const part = partOf(mutant);
  if (part === null || part === 'wiring') return wiringBroken(mutant);
  const machine = mutantOf(wholeWorld.machines[part], mutant);
  if (!machine) return null;
  return {
    world: { ...wholeWorld, machines: { ...wholeWorld.machines, [part]: machine } },
    ...touchedBy(part),
  };
}

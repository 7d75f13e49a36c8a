import { groupNames, groupOf, type GroupName } from '../exploration/groups.ts';
import { wholeWorld, type World } from '../exploration/world.ts';
import type { ChartName } from '../wiring.ts';
import { mutantNamesOf, mutantOf } from './mutants.ts';
import { planted } from './planted.ts';
import { wiringMutants } from './wiring-mutants.ts';

/** A world with something broken, and which charts can notice. */
export type BrokenWorld = { world: World; groups: readonly GroupName[]; isCoreTouched: boolean };

/** What can be broken: charts, and the table between them. */
export type Part = ChartName | 'wiring';
// The keys of the table.
const charts = Object.keys(wholeWorld.machines) as ChartName[];
export const parts: readonly Part[] = ['wiring', ...charts];

const plantedIn = (part: Part) => planted.filter(({ chart }) => chart === part);

/** Everything that can be broken in a part, by name. */
export const mutantNames = (part: Part): string[] =>
  part === 'wiring'
    ? wiringMutants.map(({ name }) => name)
    : [...mutantNamesOf(wholeWorld.machines[part]), ...plantedIn(part).map(({ name }) => name)];

/** The part that a mutant is of; null if there is no such mutant. */
export const partOf = (mutant: string): Part | null =>
  parts.find((part) => mutantNames(part).includes(mutant)) ?? null;

const touchedBy = (chart: string): Omit<BrokenWorld, 'world'> => {
  const group = groupOf(chart);
  return group ? { groups: [group], isCoreTouched: false } : { groups: groupNames, isCoreTouched: true };
};

function wiringBroken(mutant: string, world: World): BrokenWorld | null {
  const row = wiringMutants.find(({ name }) => name === mutant);
  if (!row) return null;
  const { table, index, ends } = row;
  // What groups say to the first charts is what a visitor may cause as well: their own laws judge it.
  return {
    world: { ...world, [table]: world[table].toSpliced(index, 1) },
    ...touchedBy(ends.find((end) => groupOf(end) !== null) ?? 'session'),
  };
}

function brokenIn(world: World, mutant: string): BrokenWorld | null {
  const part = partOf(mutant);
  if (part === null || part === 'wiring') return wiringBroken(mutant, world);
  const whole = world.machines[part];
  const fault = plantedIn(part).find(({ name }) => name === mutant);
  const machine = fault ? fault.make(whole) : mutantOf(whole, mutant);
  return (
    machine && { world: { ...world, machines: { ...world.machines, [part]: machine } }, ...touchedBy(part) }
  );
}

/** Joins the names of two that are broken at once: some laws are held by either of two things. */
export const both = ' and ';

/** The world of a mutant, or of two; null if there is no such mutant. */
export function worldOf(mutants: string): BrokenWorld | null {
  const nothing: BrokenWorld = { world: wholeWorld, groups: [], isCoreTouched: false };
  return mutants.split(both).reduce<BrokenWorld | null>((before, mutant) => {
    const next = before && brokenIn(before.world, mutant);
    return (
      next && {
        world: next.world,
        groups: groupNames.filter((name) => [...before.groups, ...next.groups].includes(name)),
        isCoreTouched: before.isCoreTouched || next.isCoreTouched,
      }
    );
  }, nothing);
}

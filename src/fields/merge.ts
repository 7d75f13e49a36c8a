import { isEqual, pick } from 'es-toolkit';

// A saved state of a form; `revision` counts changes, where the network does.
export type Version<Values> = { saved: Values; revision: number | undefined };

// Which fields belong together: `isWhole` all of them, `follows` those that depend on another one.
export type Together = { isWhole: boolean; follows: Readonly<Record<string, string>> };

type Name<Values> = keyof Values & string;

export type Merge<Values> = {
  values: Values;
  /** The new base of the form: the newer version, for `conflicts` still the former one. */
  base: Version<Values>;
  /** Fields that take the value of the newer version. */
  taken: readonly Name<Values>[];
  /** Fields changed on both sides. */
  conflicts: readonly Name<Values>[];
};

type Merging<Values> = {
  base: Version<Values>;
  newest: Version<Values>;
  present: Values;
  together: Together;
};

function changedNames<Values extends object>(from: Values, to: Values): Name<Values>[] {
  // The keys of an object of these values.
  const names = Object.keys(to) as Name<Values>[];
  return names.filter((name) => !isEqual(from[name], to[name]));
}

// Three-way merge: only a field changed on both sides is a conflict.
export function merge<Values extends object>(merging: Merging<Values>): Merge<Values> {
  const { base, newest, present, together } = merging;
  const theirs = changedNames(base.saved, newest.saved);
  const mine = changedNames(base.saved, present);
  const isLed = (name: string) => theirs.some((other) => other === together.follows[name]);
  const isBoth = (name: Name<Values>) =>
    mine.includes(name) && !isEqual(present[name], newest.saved[name]) && !isLed(name);
  const isSplit = !together.isWhole || mine.length === 0;
  const conflicts = isSplit || isEqual(present, newest.saved) ? theirs.filter(isBoth) : theirs;
  const isTaken = (name: Name<Values>) => (theirs.includes(name) || isLed(name)) && !conflicts.includes(name);
  const taken = changedNames(present, newest.saved).filter(isTaken);
  const before = { saved: { ...newest.saved, ...pick(base.saved, conflicts) }, revision: base.revision };
  return {
    values: { ...present, ...pick(newest.saved, taken) },
    base: conflicts.length > 0 ? before : newest,
    taken,
    conflicts,
  };
}

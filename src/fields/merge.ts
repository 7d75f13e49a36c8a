import { isEqual, pick } from 'es-toolkit';

/** What is saved of a form at one moment; `revision` counts the changes, where the network does. */
export type Version<Values> = { saved: Values; revision: number | undefined };

/** Which fields belong together: `isWhole` all of them, `follows` those that mean nothing without another one. */
export type Together = { isWhole: boolean; follows: Readonly<Record<string, string>> };

type Name<Values> = keyof Values & string;

/** What becomes of a form on top of a newer version. */
export type Merge<Values> = {
  values: Values;
  /** What the form is held against from then on: the newer version, and for `conflicts` still the former one. */
  base: Version<Values>;
  /** The fields that take the value of the newer version. */
  taken: readonly Name<Values>[];
  /** The fields that were changed on both sides. */
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

/** Puts what was changed here on top of what was changed elsewhere; only the same field on both sides is a conflict. */
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

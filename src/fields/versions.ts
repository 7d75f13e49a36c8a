import { ApiError } from '#api/api-error.ts';
import { isEqual } from 'es-toolkit';
import { useState } from 'react';

/** What is saved of a form at one moment; `revision` counts the changes, where the network does. */
export type Version<Values> = { saved: Values; revision: number | undefined };

/** Nothing was saved: somebody else has saved other values of the form since it began. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** A version is newer by its number alone: one that is still on its way may be older than what was just saved here. */
export const isNewer = (one: Version<unknown>, other: Version<unknown>): boolean =>
  one.revision !== undefined && other.revision !== undefined && one.revision > other.revision;

/** Whether somebody has saved other values than the form began with. */
export const isOvertaken = (base: Version<unknown>, newest: Version<unknown>): boolean =>
  isNewer(newest, base) && !isEqual(newest.saved, base.saved);

/** The names whose values differ between two versions. */
export const changedNames = <Values extends object>(
  base: Values,
  newest: Values,
): (keyof Values & string)[] =>
  // The keys of an object of these values.
  (Object.keys(newest) as (keyof Values & string)[]).filter((name) => !isEqual(base[name], newest[name]));

/** The revision that an answer tells, if it tells one. */
export function revisionOf(answer: unknown): number | undefined {
  const told = typeof answer === 'object' && answer !== null && 'revision' in answer ? answer.revision : null;
  return typeof told === 'number' ? told : undefined;
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

type Saving<Values> = {
  /** What the screen knows to be saved. */
  incoming: Version<Values>;
  /** What the form begins with: that, or an older version that a draft was begun on. */
  begin: (incoming: Version<Values>) => Version<Values>;
  save: (values: Values, revision: number | undefined) => Promise<unknown> | void;
  load: (() => Promise<Version<Values>>) | undefined;
};

/**
 * The version that a form began with, and the newest one that is known. `attempt` saves on top of the newest version as long as
 * that says nothing else than the first one; otherwise it rejects with `Overtaken`, unless `isKnowing`.
 */
export function useVersions<Values>({ incoming, begin, save, load }: Saving<Values>) {
  const [base, setBase] = useState(() => begin(incoming));
  const [loaded, setLoaded] = useState(incoming);
  const newest = isNewer(loaded, incoming) ? loaded : incoming;

  async function again(values: Values, revision: number | undefined, refusal: unknown): Promise<unknown> {
    if (!load || !isOutdated(refusal)) throw refusal;
    const newer = await load();
    setLoaded(newer);
    if (!isNewer(newer, { saved: values, revision })) throw refusal;
    if (isOvertaken(base, newer)) throw new Overtaken();
    return trySaving(values, newer.revision);
  }
  const trySaving = (values: Values, revision: number | undefined): Promise<unknown> | void => {
    const saving = save(values, revision);
    return saving && saving.catch((refusal: unknown) => again(values, revision, refusal));
  };

  return {
    incoming,
    base,
    setBase,
    newest,
    isOvertaken: isOvertaken(base, newest),
    attempt: (values: Values, isKnowing: boolean) => {
      const replaced = isKnowing || (isNewer(newest, base) && !isOvertaken(base, newest)) ? newest : base;
      return trySaving(values, replaced.revision);
    },
  };
}

import { ApiError } from '#api/api-error.ts';
import { isEqual } from 'es-toolkit';
import { useState } from 'react';
import { merge, type Merge, type Together, type Version } from './merge.ts';

// Nothing was saved: the same fields were changed concurrently.
export class VersionConflict extends Error {
  override name = 'VersionConflict';
}

// Newer by number alone: a version still loading may be older than what was just saved here.
export const isNewer = (one: Version<unknown>, other: Version<unknown>): boolean =>
  one.revision !== undefined && other.revision !== undefined && one.revision > other.revision;

// Whether other values than the initial ones are saved by now.
export const isStale = (base: Version<unknown>, newest: Version<unknown>): boolean =>
  isNewer(newest, base) && !isEqual(newest.saved, base.saved);

export function revisionOf(answer: unknown): number | undefined {
  const revision =
    typeof answer === 'object' && answer !== null && 'revision' in answer ? answer.revision : null;
  return typeof revision === 'number' ? revision : undefined;
}

const isOutdated = (error: unknown) => error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

type Saving<Values, Answer> = {
  /** The saved version known to the screen. */
  incoming: Version<Values>;
  /** The base of the form: that version, or the older one a draft was started on. */
  begin: (incoming: Version<Values>) => Version<Values>;
  together: Together;
  /** `former` are the values that are replaced, if others. */
  save: (values: Values, revision: number | undefined, former: Values | null) => Promise<Answer> | void;
  load: (() => Promise<Version<Values>>) | undefined;
  /** Creates it again after a removal; without it a removal is an ordinary failure. */
  recreate: ((values: Values) => Promise<Answer>) | undefined;
  /** Whether it is known to be removed. */
  isRemoved: boolean;
};

// What was saved, and the response.
export type Saved<Values, Answer> = { values: Values; answer: Answer };

// The version a form started with, and the newest known one. `attempt` merges local changes onto the newest version
// and saves; it rejects with `VersionConflict` on a conflict, unless `isOverwriting`.
export function useVersions<Values extends object, Answer>(saving: Saving<Values, Answer>) {
  const { incoming, begin, together, save, load, recreate } = saving;
  const [isFoundRemoved, setFoundRemoved] = useState(false);
  const remake = isFoundRemoved || saving.isRemoved ? recreate : undefined;
  const [base, setBase] = useState(() => begin(incoming));
  const [loaded, setLoaded] = useState(incoming);
  const newest = isNewer(loaded, incoming) ? loaded : incoming;
  const mergeInto = (newer: Version<Values>, present: Values): Merge<Values> =>
    isNewer(newer, base)
      ? merge({ base, newest: newer, present, together })
      : { values: present, base, taken: [], conflicts: [] };

  // A removal ends the attempt without an error: the form asks what to do with the input.
  function refuse(failure: unknown): never {
    if (!recreate || !isGone(failure)) throw failure;
    setFoundRemoved(true);
    throw new VersionConflict();
  }
  async function again(
    values: Values,
    revision: number | undefined,
    refusal: unknown,
  ): Promise<Saved<Values, Answer>> {
    if (!load || !isOutdated(refusal)) return refuse(refusal);
    const newer = await load().catch(refuse);
    setLoaded(newer);
    if (!isNewer(newer, { saved: values, revision })) throw refusal;
    const merged = mergeInto(newer, values);
    if (merged.conflicts.length > 0) throw new VersionConflict();
    const next = trySaving(merged.values, newer);
    if (!next) throw refusal;
    return next;
  }
  const trySaving = (
    values: Values,
    { revision, saved }: Version<Values>,
  ): Promise<Saved<Values, Answer>> | void => {
    const attempt = save(values, revision, isEqual(values, saved) ? null : saved);
    return attempt?.then(
      (answer) => ({ values, answer }),
      (refusal: unknown) => again(values, revision, refusal),
    );
  };

  return {
    incoming,
    base,
    setBase,
    newest,
    isRemoved: remake !== undefined,
    mergeWith: (present: Values) => mergeInto(newest, present),
    attempt: (values: Values, isOverwriting: boolean): Promise<Saved<Values, Answer>> | void => {
      if (remake) return remake(values).then((answer) => ({ values, answer }));
      const merged = mergeInto(newest, values);
      return trySaving(merged.values, isOverwriting ? newest : merged.base);
    },
  };
}

export type Versions<Values extends object> = Pick<
  ReturnType<typeof useVersions<Values, unknown>>,
  'incoming' | 'base' | 'newest' | 'mergeWith'
>;

import * as z from 'zod/mini';
import { sha256Of } from '#portal/watched/canonical.ts';
import { isAhead } from '../conformance/clocks.ts';
import type { ChangedChart } from './diff.ts';

const hash = z.nullable(z.string());
const signedChange = z.object({ chart: z.string(), before: hash, after: hash });
const release = z.object({ commit: z.nullable(z.string()), digest: z.nullable(z.string()) });
const signOff = z.object({
  format: z.literal(1),
  name: z.string(),
  at: z.string(),
  // Files of before name none.
  releases: z.optional(z.object({ before: release, after: release })),
  changes: z.array(signedChange),
});
const signOffFile = z.object({ signOff, hash: z.string() });

/** A release: its commit and the digest of its evidence, null where one is not known. */
export type SignedRelease = z.infer<typeof release>;

/** Who has looked at which changes between which releases, and when: each from one hash to another. */
export type SignOff = z.infer<typeof signOff>;

const changeIn = ({ name, before, after }: ChangedChart) => ({ chart: name, before, after });

/** The release before, and the one after. */
export type ReleasePair = NonNullable<SignOff['releases']>;

type Signed = { releases: ReleasePair; changes: readonly ChangedChart[]; at: Date };

/** The file of a sign-off: its hash is that of its canonical JSON. */
export function signOffText(name: string, { changes, releases, at }: Signed): string {
  const content: SignOff = {
    format: 1,
    name: name.trim(),
    at: at.toISOString(),
    releases,
    changes: changes.map(changeIn),
  };
  return JSON.stringify({ signOff: content, hash: sha256Of(content) }, null, 2);
}

/** `ahead`: its date is still to come; `nameless`: nobody has signed it. */
export type SignOffFault = 'unreadable' | 'edited' | 'nameless' | 'ahead';
export type ReadSignOff = { fault: null; signOff: SignOff } | { fault: SignOffFault };

function faultOf({ name, at }: SignOff, now: number): SignOffFault | null {
  if (name.trim() === '') return 'nameless';
  const time = Date.parse(at);
  if (Number.isNaN(time)) return 'unreadable';
  return isAhead(time, now) ? 'ahead' : null;
}

/** Reads a file; one that was changed afterwards no longer has its hash. `now` in ms since 1970. */
export function readSignOff(text: string, now: number): ReadSignOff {
  try {
    const file: unknown = JSON.parse(text);
    const read = signOffFile.safeParse(file);
    if (!read.success) return { fault: 'unreadable' };
    const { signOff: content } = file as { signOff: unknown };
    if (sha256Of(content) !== read.data.hash) return { fault: 'edited' };
    const fault = faultOf(read.data.signOff, now);
    return fault === null ? { fault, signOff: read.data.signOff } : { fault };
  } catch {
    return { fault: 'unreadable' };
  }
}

const isRelease = (one: SignedRelease, other: SignedRelease) =>
  one.commit === other.commit && one.digest === other.digest;

/** Whether it lies between other releases than these, or between these the other way round; false where it names none. */
export const isOfOthers = ({ releases: signed }: SignOff, releases: ReleasePair): boolean =>
  signed !== undefined &&
  !(isRelease(signed.before, releases.before) && isRelease(signed.after, releases.after));

/** The sign-offs of exactly this change; without any it is open. */
export const signOffsOf = (change: ChangedChart, all: readonly SignOff[]): SignOff[] =>
  all.filter(({ changes }) =>
    changes.some(
      ({ chart, before, after }) =>
        chart === change.name && before === change.before && after === change.after,
    ),
  );

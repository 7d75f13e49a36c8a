import * as z from 'zod/mini';
import { sha256Of } from '#portal/watched/canonical.ts';
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

type Signed = Required<Pick<SignOff, 'releases'>> & { changes: readonly ChangedChart[]; at: Date };

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

export type ReadSignOff = { fault: null; signOff: SignOff } | { fault: 'unreadable' | 'edited' };

/** Reads a file; one that was changed afterwards no longer has its hash. */
export function readSignOff(text: string): ReadSignOff {
  try {
    const file: unknown = JSON.parse(text);
    const read = signOffFile.safeParse(file);
    if (!read.success) return { fault: 'unreadable' };
    const { signOff: content } = file as { signOff: unknown };
    if (sha256Of(content) !== read.data.hash) return { fault: 'edited' };
    return { fault: null, signOff: read.data.signOff };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** The sign-offs of exactly this change; without any it is open. */
export const signOffsOf = (change: ChangedChart, all: readonly SignOff[]): SignOff[] =>
  all.filter(({ changes }) =>
    changes.some(
      ({ chart, before, after }) =>
        chart === change.name && before === change.before && after === change.after,
    ),
  );

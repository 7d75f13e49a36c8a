import type { Opened } from '../opened-evidence.ts';
import { changesOf, type ChangedChart } from './diff.ts';
import { here } from './here.ts';
import { releaseOf } from './release.ts';

/** What another release and this page differ in. */
export type Comparison = { evidence: Opened; changes: readonly ChangedChart[] };

export const compare = (evidence: Opened): Comparison => ({
  evidence,
  changes: changesOf(releaseOf(evidence), here),
});

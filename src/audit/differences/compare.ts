import type { Evidence } from '#contract/evidence.ts';
import type { Checked, Fault } from '../evidence/check.ts';
import { changesOf, type ChangedChart } from './diff.ts';
import { here } from './here.ts';
import { releaseOf } from './release.ts';

/** What a file of evidence and this page differ in. */
export type Comparison =
  | { fault: null; evidence: Evidence; changes: readonly ChangedChart[] }
  | { fault: Fault };

/** Compares another release with this one; what is not sound is not compared. */
export function compare(checked: Checked): Comparison {
  if (checked.fault !== null) return checked;
  const { evidence } = checked;
  return { fault: null, evidence, changes: changesOf(releaseOf(evidence), here) };
}

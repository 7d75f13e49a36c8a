import type { Evidence } from '#contract/evidence.ts';
import type { Fault } from '../evidence/check.ts';
import { checkHere } from '../evidence/check-here.ts';
import { changesOf, type ChangedChart } from './diff.ts';
import { here } from './here.ts';
import { releaseOf } from './release.ts';

/** What a file of evidence and this page differ in. */
export type Comparison =
  | { fault: null; evidence: Evidence; changes: readonly ChangedChart[] }
  | { fault: Fault };

/** Compares the release of a file with this one; what is not sound is not compared. */
export function compare(text: string): Comparison {
  try {
    const checked = checkHere(JSON.parse(text));
    if (checked.fault !== null) return checked;
    const { evidence } = checked;
    return { fault: null, evidence, changes: changesOf(releaseOf(evidence), here) };
  } catch {
    return { fault: 'unreadable' };
  }
}

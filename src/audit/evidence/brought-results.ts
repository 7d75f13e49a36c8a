import type { AuditReport } from '#contract/audit.ts';
import { isOfHere, resultsHere } from '../results/results-here.ts';
import { changedIn, type Sound } from './check.ts';
import { resultsOf, type JudgedReport } from './evidence-results.ts';

const treeOf = ({ evidence: { commit, hasLocalChanges } }: Sound) => ({ commit, hasLocalChanges });

/** Whether evidence is of the commit that the page was built of, and of every chart that runs. */
export const isOfRunning = (sound: Sound, built: AuditReport['here']): boolean =>
  built !== undefined && isOfHere({ of: treeOf(sound) }, built) && changedIn(sound).length === 0;

/** The results of evidence: all are of its commit, and count where the page was built of that. */
export function broughtBy(sound: Sound, built: AuditReport['here']): JudgedReport {
  const of = treeOf(sound);
  const report = resultsOf(sound);
  const { unit, browser } = report.runs;
  const brought = {
    ...report,
    here: built,
    runs: { unit: unit && { ...unit, of }, browser: browser && { ...browser, of } },
  };
  if (isOfHere({ of }, built)) return brought;
  return { ...resultsHere(brought), mutation: null, clauses: [] };
}

import type { SourceTree } from '#contract/audit.ts';
import type { Evidence } from '#contract/evidence.ts';
import { isOfHere } from '../results/results-here.ts';
import type { Report } from '../results/use-audit-report.ts';
import type { Suite } from './law-rows.ts';

/** How far a suite was explored, and when; `ofMachine`: on this one, with which commit. */
export type Explored = {
  states: number;
  edges: number;
  at: string;
  ofMachine: { of: SourceTree | null; isHere: boolean } | null;
};

type Sources = {
  report: Pick<Report, 'explorations' | 'here' | 'evidence'> | undefined;
  /** Evidence that was not refused. */
  sound: Pick<Evidence, 'explorations' | 'at' | 'report'> | null;
};

function inEvidence({ title }: Suite, sound: Sources['sound']): Explored | null {
  const found = sound?.explorations.find(({ name }) => name === title);
  if (!sound || !found) return null;
  const { states, edges } = found;
  return { states, edges, at: sound.report.runs.unit?.at ?? sound.at, ofMachine: null };
}

function onThisMachine({ title }: Suite, report: Sources['report']): Explored | null {
  const found = report?.explorations?.find(({ suite }) => suite === title);
  if (!found) return null;
  const { states, edges, at, of = null } = found;
  return { states, edges, at, ofMachine: { of, isHere: isOfHere({ of }, report?.here) } };
}

/** Of the evidence where the results are from there, else of this machine; null: explored in neither. */
export function exploredOf(suite: Suite, { report, sound }: Sources): Explored | null {
  const [brought, own] = [inEvidence(suite, sound), onThisMachine(suite, report)];
  return report?.evidence ? (brought ?? own) : (own ?? brought);
}

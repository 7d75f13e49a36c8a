import { examples } from '#machines/laws/examples.ts';
import { mutantNames, parts } from '#machines/mutants/world-mutants.ts';
import type { JudgedTest } from '../evidence/evidence-results.ts';
import { lawsPlace, type LawsPlace } from '../place.ts';
import { lawRows } from './law-rows.ts';

const breakable: ReadonlySet<string> = new Set(parts.flatMap(mutantNames));
const laws = new Map(lawRows.map(({ id, suite, title }) => [`${suite.title} ${title}`, id]));

/** Where a mutant can be watched as it breaks a law; null for code, and for a chart that no law is about. */
export const placeOfMutant = (mutant: string): LawsPlace | null =>
  breakable.has(mutant) ? lawsPlace(mutant) : null;

/** Where the law that a test explores is broken; null for any other test. */
export function placeOfLaw({ suite, title }: Pick<JudgedTest, 'suite' | 'title'>): LawsPlace | null {
  const id = laws.get(`${suite} ${title}`);
  return id === undefined ? null : lawsPlace(examples[id].mutant, id);
}

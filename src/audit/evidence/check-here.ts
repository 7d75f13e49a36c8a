import { evidenceKeyName } from '#contract/evidence.ts';
import { checkEvidence, type Checked } from './check.ts';
import { running } from './running.ts';

/** Written into the page by the build, with the key that the operator has named. */
const operatorKey = document.querySelector<HTMLMetaElement>(`meta[name=${evidenceKeyName}]`)?.content || null;

/** Judges a file of evidence by what this page was built of. */
export const checkHere = (file: unknown): Checked => checkEvidence(file, running, operatorKey);

/** Judges the text of a file of evidence. */
export function readEvidence(text: string): Checked {
  try {
    return checkHere(JSON.parse(text));
  } catch {
    return { fault: 'unreadable' };
  }
}

import type { AuditReport } from '#contract/audit.ts';
import { builtCommitName, builtPortalName, evidencePath } from '#contract/evidence.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Checked } from './check.ts';

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

// Null for a build without any.
async function loadEvidence(): Promise<Checked | null> {
  const answer = await fetch(evidencePath, { headers: { accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The evidence did not arrive: ${answer.status}`);
  const file = readJson(await answer.text());
  if (file === null) return null;
  // All charts and the cryptography: not for a page without evidence.
  const { checkHere } = await import('./check-here.ts');
  return checkHere(file);
}

export const evidenceQuery = queryOptions({ queryKey: ['evidence'], queryFn: loadEvidence });

// Written into the page by its build: it needs no connection.
const builtInto = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** With a word more where it had changes; empty outside of a clone. */
export const builtCommit = (): readonly string[] => builtInto(builtCommitName).split(' ');

/** The same as a tree; undefined where it is not known. */
export function builtTree(): AuditReport['here'] {
  const [commit = '', more] = builtCommit();
  return commit === '' ? undefined : { commit, hasLocalChanges: more !== undefined };
}

/** The version of the portal that belongs to this page, as logs name it; empty where it was not built. */
export const builtPortal = (): string => builtInto(builtPortalName);

/** The evidence that the portal carries, judged; null if there is none. */
export const useEvidence = () => useQuery(evidenceQuery);

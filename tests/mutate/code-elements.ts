import { codeElementIn, type Clause } from '#machines/clauses/clause.ts';
import { clauses, type ClauseId } from '#machines/clauses/clauses.ts';
import { readProjectFile, type Broken } from '../support/source-files.ts';
import { isCode } from './clause-results.ts';

/** 'src/… | was -> is'. */
export function codeElement(element: string): Broken {
  const found = codeElementIn(element);
  if (!found) throw new Error(`'${element}' is no part of the code`);
  return found;
}

export const codeElementsOf = (clause: ClauseId): string[] => {
  const [, ...elements]: Clause = clauses[clause];
  return elements.filter(isCode);
};

/** How often a part stands in its file: it has to be once. */
export const countOf = ({ file, was }: Broken): number => readProjectFile(file).split(was).length - 1;

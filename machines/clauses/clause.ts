import type { RequirementId } from '../requirements.ts';

/**
 * What a clause says, and what it is about: the names of the mutants that break it. A transition, delay or wire stands for
 * all of its mutants, a name that ends with '…' for all that begin so.
 */
export type Clause = readonly [sentence: string, ...elements: string[]];
/** A part of the code that is replaced. */
export type CodeElement = { file: string; was: string; is: string };

/** What is broken outside the charts: 'src/… | was -> is'; null for an element of a chart. */
export function codeElementIn(element: string): CodeElement | null {
  const [, file, was = '', is = ''] =
    /^([\w./-]+\.(?:tsx?|po|css|html|md)) \| (.+) -> (.*)$/.exec(element) ?? [];
  return file === undefined ? null : { file, was, is };
}

/** The clauses of some rows, such as 'G3.a'. */
export type Clauses = { readonly [Id in `${RequirementId}.${string}`]?: Clause };

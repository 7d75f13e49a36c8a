import type { RequirementId } from '../requirements.ts';

/**
 * What a clause says, and what it is about: the names of the mutants that break it. A transition, delay or wire stands for
 * all of its mutants, a name that ends with '…' for all that begin so.
 */
export type Clause = readonly [sentence: string, ...elements: string[]];
/** The clauses of some rows, such as 'G3.a'. */
export type Clauses = { readonly [Id in `${RequirementId}.${string}`]?: Clause };

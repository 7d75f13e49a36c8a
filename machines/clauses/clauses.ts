import { errorClauses } from './errors.ts';
import { guardClauses } from './guard.ts';
import { listClauses } from './lists.ts';
import { networkClauses } from './network.ts';
import { offerClauses } from './offers.ts';
import { requestClauses } from './requests.ts';
import { sessionClauses } from './session.ts';
import { shellClauses } from './shell.ts';
import { termsClauses } from './terms.ts';

/** The parts of each requirement that can hold or fail by themselves. */
export const clauses = {
  ...shellClauses,
  ...guardClauses,
  ...listClauses,
  ...sessionClauses,
  ...termsClauses,
  ...requestClauses,
  ...networkClauses,
  ...errorClauses,
  ...offerClauses,
};
export type ClauseId = keyof typeof clauses;

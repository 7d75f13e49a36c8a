import { privileges } from '../reference/privileges.ts';
import { type Caller, isOperator } from './callers.ts';

/** What publishers may have, and what only operators have: they are not limited by privileges (S14). */
type Privilege = (typeof privileges)[number] | 'offers.revenues';

/** Whether the caller may see or do what the privilege stands for. */
export const hasPrivilege = (caller: Caller, privilege: Privilege) =>
  isOperator(caller) || privileges.some((own) => own === privilege);

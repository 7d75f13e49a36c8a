import { type Caller, isOperator } from './callers.ts';

/** What a publisher may do; operators are not limited by it (S14). */
export const privileges = [
  'offers.view',
  'offers.apply',
  'campaigns.manage',
  'tracking-links.manage',
  'postbacks.manage',
  'analytics.view',
  'billing.manage',
] as const;

// Operators have them all (S14).
type Privilege = (typeof privileges)[number] | 'offers.revenues';

export const hasPrivilege = (caller: Caller, privilege: Privilege) =>
  isOperator(caller) || privileges.some((own) => own === privilege);

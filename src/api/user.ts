import type { Profile } from '#contract/account.ts';

/** The signed-in user: the raw flags are gone, and an operator has no privileges list (S14). */
export type User = Omit<Profile, 'admin' | 'superadmin' | 'privileges'> & {
  isAdmin: boolean;
  isSuperAdmin: boolean;
  privileges: readonly string[] | null;
};

/** Reads a profile answer (S14). */
export function userOf({ admin, superadmin, privileges, ...profile }: Profile): User {
  const isAdmin = admin === 'y';
  const isSuperAdmin = superadmin === 'y';
  return {
    ...profile,
    isAdmin,
    isSuperAdmin,
    privileges: isAdmin || isSuperAdmin ? null : (privileges ?? []),
  };
}

import type { Profile } from '#contract/account.ts';

/** Without the raw flags; an operator has no list of privileges (S14). */
export type User = Omit<Profile, 'admin' | 'superadmin' | 'privileges'> & {
  isAdmin: boolean;
  isSuperAdmin: boolean;
  privileges: readonly string[] | null;
};

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

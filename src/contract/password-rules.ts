/** Lengths of new passwords, in characters; with a second factor on the account fewer are enough. */
export const passwordLength = { least: 12, leastWithFactor: 8, most: 128 } as const;

/** Why a new password of the right length is refused, as codes of its field. */
export type PasswordCode = 'PASSWORD_COMMON' | 'PASSWORD_PERSONAL' | 'PASSWORD_SHORT';

import {
  isPersonalPassword,
  type PasswordCode,
  passwordLength,
  type PasswordOwner,
} from '#contract/password-rules.ts';
import type { FieldProblem } from '../http/refusal.ts';

const words: Record<PasswordCode, string> = {
  PASSWORD_COMMON: 'This is one of the most common passwords, please choose another one',
  PASSWORD_PERSONAL: 'Please choose something other than your name, your company or your email address',
  PASSWORD_SHORT: `Please enter at least ${passwordLength.least} characters`,
};

let loaded: Promise<ReadonlySet<string>> | null = null;
// 49,000 passwords, the most common first; loaded with the first new password.
const commonOnes = () =>
  (loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

async function isCommon(password: string) {
  const common = await commonOnes();
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/\d{1,4}$/, ''));
}

async function codeOf(
  password: string,
  owner: PasswordOwner,
  hasFactor: boolean,
): Promise<PasswordCode | null> {
  const least = hasFactor ? passwordLength.leastWithFactor : passwordLength.least;
  if (password.length < least) return 'PASSWORD_SHORT';
  if (isPersonalPassword(password, owner)) return 'PASSWORD_PERSONAL';
  return (await isCommon(password)) ? 'PASSWORD_COMMON' : null;
}

/** What is wrong with a new password; empty where nothing is. Existing passwords stay as they are. */
export async function passwordProblems(
  password: string,
  { hasFactor = false, ...owner }: PasswordOwner & { hasFactor?: boolean },
): Promise<FieldProblem[]> {
  const code = await codeOf(password, owner, hasFactor);
  return code ? [{ field: 'password', code, description: words[code] }] : [];
}

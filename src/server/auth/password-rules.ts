import { type PasswordCode, passwordLength } from '#contract/password-rules.ts';
import type { FieldProblem } from '../http/refusal.ts';

export type PasswordOwner = { email: string; firstname: string; lastname: string; company: string };

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

const withoutDigits = (text: string) => text.replace(/\d+$/, '');

async function isCommon(password: string) {
  const common = await commonOnes();
  const lower = password.toLowerCase();
  return common.has(lower) || common.has(lower.replace(/\d{1,4}$/, ''));
}

// Letters and digits alone, so that spaces and signs do not hide a name.
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function isPersonal(password: string, { email, firstname, lastname, company }: PasswordOwner) {
  const local = email.split('@')[0] ?? '';
  const own = [email, local, firstname, lastname, firstname + lastname, lastname + firstname, company];
  const names = new Set(own.map(bare).flatMap((name) => [name, withoutDigits(name)]));
  names.delete('');
  const typed = bare(password);
  return names.has(typed) || names.has(withoutDigits(typed));
}

async function codeOf(
  password: string,
  owner: PasswordOwner,
  hasFactor: boolean,
): Promise<PasswordCode | null> {
  const least = hasFactor ? passwordLength.leastWithFactor : passwordLength.least;
  if (password.length < least) return 'PASSWORD_SHORT';
  if (isPersonal(password, owner)) return 'PASSWORD_PERSONAL';
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

import { type PasswordCode, passwordLength } from '#contract/password-rules.ts';
import type { FieldProblem } from '../http/refusal.ts';

/** `legalName` is that of the company on invoices, where it is known. */
export type PasswordOwner = {
  email: string;
  firstname: string;
  lastname: string;
  company: string;
  legalName?: string | null;
};

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

// 'Verlag GmbH', 'Verlag Ltd.': the name of a company and its form.
const legalForm = /\P{L}(ab|ag|bv|eurl|gbr|gmbh|inc|kg|llc|llp|ltd|nv|oy|plc|sa|sarl|sl|srl|ug)\.?$/iu;
const withoutForm = (name: string) => name.replace(legalForm, '');

function isPersonal(password: string, owner: PasswordOwner) {
  const { email, firstname, lastname, company, legalName } = owner;
  const companies = [company, legalName ?? ''];
  const local = email.split('@')[0] ?? '';
  const own = [email, local, firstname, lastname, firstname + lastname, lastname + firstname];
  own.push(...companies, ...companies.map(withoutForm));
  const names = new Set(own.map(bare).flatMap((name) => [name, withoutDigits(name)]));
  names.delete('');
  const typed = [password, withoutForm(password)].map(bare);
  return typed.some((text) => names.has(text) || names.has(withoutDigits(text)));
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

/** Lengths of new passwords, in characters; with a second factor on the account fewer are enough. */
export const passwordLength = { least: 12, leastWithFactor: 8, most: 128 } as const;

/** Why a new password of the right length is refused, as codes of its field. */
export type PasswordCode = 'PASSWORD_COMMON' | 'PASSWORD_PERSONAL' | 'PASSWORD_SHORT';

/** Whose password it is; `legalName` is that of the company on invoices. All as far as it is known. */
export type PasswordOwner = {
  email: string;
  firstname?: string;
  lastname?: string;
  company?: string;
  legalName?: string | null;
};

const withoutDigits = (text: string) => text.replace(/\d+$/, '');

// Letters and digits alone, so that spaces and signs do not hide a name.
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

// 'Verlag GmbH', 'Verlag Ltd.': the name of a company and its form.
const legalForm = /\P{L}(ab|ag|bv|eurl|gbr|gmbh|inc|kg|llc|llp|ltd|nv|oy|plc|sa|sarl|sl|srl|ug)\.?$/iu;
const withoutForm = (name: string) => name.replace(legalForm, '');

/** Whether a password is nothing but a name or the address of its owner, with or without digits behind. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const { email, firstname = '', lastname = '', company = '', legalName } = owner;
  const companies = [company, legalName ?? ''];
  const local = email.split('@')[0] ?? '';
  const own = [email, local, firstname, lastname, firstname + lastname, lastname + firstname];
  own.push(...companies, ...companies.map(withoutForm));
  const names = new Set(own.map(bare).flatMap((name) => [name, withoutDigits(name)]));
  names.delete('');
  const typed = [password, withoutForm(password)].map(bare);
  return typed.some((text) => names.has(text) || names.has(withoutDigits(text)));
}

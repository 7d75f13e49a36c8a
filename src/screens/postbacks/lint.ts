import { foreignMacros, ownMacro } from './foreign-syntax.ts';
import { macrosOf } from './macros.ts';

/** Addresses have fewer than 2083 characters (F3). */
export const mostCharacters = 2082;

// These prevent saving.
type LintError = 'notAnAddress' | 'placeholder' | 'macroInHost' | 'spaces' | 'tooLong';
// These warn only.
type LintWarning = 'foreignSyntax' | 'unknownMacro' | 'noClickId' | 'notEncrypted';

/** `text` is the faulty part, `instead` its correction, where there is one. */
export type Finding = { code: LintError | LintWarning; text: string; instead: string | null };

export const placeholders = { domain: 'YOUR-DOMAIN', key: 'YOUR-KEY' } as const;
const placeholderPattern = /YOUR-(?:DOMAIN|KEY)/;

/** Matches exactly the addresses without errors, length aside. */
export const callable = /^(?!.*YOUR-(?:DOMAIN|KEY))https?:\/\/[^\s/?#{}]+(?:[/?#]\S*)?$/;

const errorCodes: ReadonlySet<string> = new Set<LintError>([
  'notAnAddress',
  'placeholder',
  'macroInHost',
  'spaces',
  'tooLong',
]);
export const isError = ({ code }: Finding): boolean => errorCodes.has(code);

type Check = (address: string, known: ReadonlySet<string>) => Finding[];

const when = (applies: boolean, finding: Finding): Finding[] => (applies ? [finding] : []);
const hostOf = (address: string) => /^https?:\/\/([^/?#]*)/.exec(address)?.[1] ?? '';
const inBraces = (name: string | null) => (name === null ? null : `{${name}}`);

const withoutForeign = (address: string) =>
  foreignMacros(address).reduce((rest, { text }) => rest.replaceAll(text, ''), address);

// A click is identified by the network's ID, or by the publisher's own in a sub ID.
const identifiesClick = (macros: ReadonlySet<string>) =>
  [...macros].some((macro) => macro === 'click_id' || /^sub\d+$/.test(macro));

const checks: Record<Finding['code'], Check> = {
  notAnAddress: (address) =>
    when(!/^https?:\/\/[^\s/?#]/.test(address), { code: 'notAnAddress', text: address, instead: null }),
  placeholder: (address) => {
    const [text = ''] = placeholderPattern.exec(address) ?? [];
    return when(text !== '', { code: 'placeholder', text, instead: null });
  },
  macroInHost: (address) => {
    const host = hostOf(address);
    return when(/[{}]/.test(host), { code: 'macroInHost', text: host, instead: null });
  },
  spaces: (address) =>
    when(/\s/.test(address), { code: 'spaces', text: ' ', instead: /\s/.test(address.trim()) ? '%20' : '' }),
  tooLong: (address) =>
    when(address.length > mostCharacters, {
      code: 'tooLong',
      text: String(address.length),
      instead: null,
    }),
  foreignSyntax: (address, known) =>
    foreignMacros(address).map(({ text, name }) => ({
      code: 'foreignSyntax',
      text,
      instead: inBraces(ownMacro(name, known)),
    })),
  unknownMacro: (address, known) =>
    [...macrosOf(withoutForeign(address))]
      .filter((macro) => !known.has(macro))
      .map((macro) => ({
        code: 'unknownMacro',
        text: `{${macro}}`,
        instead: inBraces(ownMacro(macro, known)),
      })),
  noClickId: (address) =>
    when(!identifiesClick(macrosOf(withoutForeign(address))), { code: 'noClickId', text: '', instead: null }),
  notEncrypted: (address) =>
    when(address.startsWith('http://'), { code: 'notEncrypted', text: 'http://', instead: 'https://' }),
};

/** Errors first; an empty address has none. */
export const lint = (address: string, known: ReadonlySet<string>): Finding[] =>
  address === '' ? [] : Object.values(checks).flatMap((check) => check(address, known));

export function corrected(address: string, { code, text, instead }: Finding): string {
  if (instead === null) return address;
  if (code === 'spaces') return address.trim().replaceAll(/\s/g, instead);
  if (code === 'notEncrypted') return address.replace(text, instead);
  return address.replaceAll(text, instead);
}

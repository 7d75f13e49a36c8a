import type { AddressPart } from '#ui/content/address.tsx';
import type { MacroInputPart } from '#ui/controls/macro-input.tsx';

export type Parameters = Readonly<Record<string, string>>;

export const longestAddress = 2082;

// Filled in by the publisher's own systems: `{source}`, `${SOURCE}`, `%%SOURCE%%`.
const macro = /(\$?\{[\w.-]+\}|%%[\w.-]+%%)/;

const isMacro = (_: unknown, index: number) => index % 2 === 1;

// Macros stay unencoded, so that they are still found when they are filled in.
const pieces = (value: string) =>
  value
    .split(macro)
    .map((text, index) =>
      isMacro(text, index)
        ? { kind: 'macro' as const, text }
        : { kind: 'value' as const, text: encodeURIComponent(text) },
    )
    .filter(({ text }) => text !== '');

export function addressParts(base: string, parameters: Parameters): AddressPart[] {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  return [
    { id: 'base', kind: 'plain', text: base.split('?', 1)[0] ?? '' },
    ...filled.flatMap(([name, value], nth) => [
      { id: name, kind: 'name' as const, text: `${nth === 0 ? '?' : '&'}${encodeURIComponent(name)}=` },
      ...pieces(value).map((piece, index) => ({ ...piece, id: `${name} ${index}` })),
    ]),
  ];
}

export function typedParts(value: string): MacroInputPart[] {
  let at = 0;
  return value.split(macro).flatMap((text, index) => {
    const part = { at, text, variant: isMacro(text, index) ? ('macro' as const) : ('plain' as const) };
    at += text.length;
    return text === '' ? [] : [part];
  });
}

export const addressOf = (parts: readonly AddressPart[]): string => parts.map(({ text }) => text).join('');

export type ValueWarning = 'encoded' | 'braces' | 'spaces' | 'unknownMacro';

export const unknownMacros = (value: string, known: ReadonlySet<string>): string[] => [
  ...new Set((value.match(/(?<!\$)\{[\w.-]+\}/g) ?? []).filter((text) => !known.has(text))),
];

export function fillingOf(
  value: string,
  known: ReadonlySet<string>,
): 'fixed' | 'filled' | 'partly' | 'unknown' {
  const macros = value.split(macro).filter(isMacro);
  if (macros.length === 0) return 'fixed';
  const unknown = new Set(unknownMacros(value, known));
  if (unknown.size === 0) return 'filled';
  return macros.every((text) => unknown.has(text)) ? 'unknown' : 'partly';
}

export function warningsOf(value: string, known: ReadonlySet<string>): ValueWarning[] {
  const plain = value
    .split(macro)
    .filter((text, index) => !isMacro(text, index))
    .join('');
  const found: Record<ValueWarning, boolean> = {
    encoded: /%[0-9a-f]{2}/i.test(plain),
    braces: /[{}]/.test(plain),
    spaces: /\s/.test(plain),
    unknownMacro: unknownMacros(value, known).length > 0,
  };
  // The keys of the record are its names.
  return (Object.keys(found) as ValueWarning[]).filter((name) => found[name]);
}

export const withExamples = (
  values: Parameters,
  known: readonly { macro: string; example: string }[],
): Parameters =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      known.reduce((text, { macro: written, example }) => text.replaceAll(written, () => example), value),
    ]),
  );

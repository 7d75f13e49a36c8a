import type { AddressPart } from '#ui/content/address.tsx';
import type { MacroInputPart } from '#ui/controls/macro-input.tsx';

/** Parameters of a link by name; empty ones are left out of it. */
export type Parameters = Readonly<Record<string, string>>;

/** The longest address that a link may have (specification 5). */
export const longestAddress = 2082;

/** What systems of the publisher fill in on the way: `{source}`, `${SOURCE}`, `%%SOURCE%%`. */
const macro = /(\$?\{[\w.-]+\}|%%[\w.-]+%%)/;

const isMacro = (_: unknown, index: number) => index % 2 === 1;

/** Encoded once; macros stay as they are, so that whoever fills them in finds them. */
const pieces = (value: string) =>
  value
    .split(macro)
    .map((text, index) =>
      isMacro(text, index)
        ? { kind: 'macro' as const, text }
        : { kind: 'value' as const, text: encodeURIComponent(text) },
    )
    .filter(({ text }) => text !== '');

/**
 * The address of a link with parameters, in pieces that can be told apart: `base` without its query, then each
 * parameter that is filled in. Values are encoded once, macros not at all.
 */
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

/** A value as it is typed, its macros told apart; put together the parts are the value. */
export function typedParts(value: string): MacroInputPart[] {
  let at = 0;
  return value.split(macro).flatMap((text, index) => {
    const part = { at, text, variant: isMacro(text, index) ? ('macro' as const) : ('plain' as const) };
    at += text.length;
    return text === '' ? [] : [part];
  });
}

/** The pieces in one text. */
export const addressOf = (parts: readonly AddressPart[]): string => parts.map(({ text }) => text).join('');

export type ValueWarning = 'encoded' | 'braces' | 'spaces' | 'unknownMacro';

/** The macros in a value that are written as the network's are, and are none of them. */
export const unknownMacros = (value: string, known: ReadonlySet<string>): string[] => [
  ...new Set((value.match(/(?<!\$)\{[\w.-]+\}/g) ?? []).filter((text) => !known.has(text))),
];

/** Whether a value is fixed, filled in at click time, or made of macros that the network does not know. */
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

/** What is probably a mistake in the value of a parameter; `known` are the macros of the network. */
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

/** The same values as a visitor's click could bring them: each known macro by its example. */
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

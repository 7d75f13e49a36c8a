// A part of an address and its offset; `macro` is the name between the braces.
type AddressPart = { at: number; text: string; macro: string | null };

const macroPattern = /\{(\w+)\}/g;

/** An address in its parts, in their order; put together again they are the address. */
export function partsOf(address: string): AddressPart[] {
  const parts: AddressPart[] = [];
  let end = 0;
  for (const { 0: text, 1: macro = '', index } of address.matchAll(macroPattern)) {
    if (index > end) parts.push({ at: end, text: address.slice(end, index), macro: null });
    parts.push({ at: index, text, macro });
    end = index + text.length;
  }
  if (end < address.length) parts.push({ at: end, text: address.slice(end), macro: null });
  return parts;
}

/** The macros of an address, each once. */
export const macrosOf = (address: string): ReadonlySet<string> =>
  new Set(partsOf(address).flatMap(({ macro }) => macro ?? []));

/** The address as the network calls it: values URL-encoded, unknown macros empty. */
export const expandedParts = (address: string, values: Readonly<Record<string, string>>): AddressPart[] =>
  partsOf(address).map(({ at, text, macro }) => ({
    at,
    text:
      macro === null ? text : encodeURIComponent(Object.hasOwn(values, macro) ? (values[macro] ?? '') : ''),
    macro,
  }));

export const expanded = (address: string, values: Readonly<Record<string, string>>): string =>
  expandedParts(address, values)
    .map(({ text }) => text)
    .join('');

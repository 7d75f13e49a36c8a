import type { I18n, MessageDescriptor } from '@lingui/core';

export const dash = '–';

/** The row of a value; none for a value that only a newer network knows. */
export const entryOf = <Row>(rows: Readonly<Record<string, Row>>, value: string): Row | undefined =>
  Object.hasOwn(rows, value) ? rows[value] : undefined;

/** Makes a code readable: `not_yet-live` becomes 'Not yet live'. */
export function codeAsWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words === '' ? dash : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a value, or its code as words where the table lacks it. */
export function wordOf(
  words: Readonly<Record<string, MessageDescriptor>>,
  value: string,
  i18n: I18n,
): string {
  const word = entryOf(words, value);
  return word ? i18n._(word) : codeAsWords(value);
}

import type { I18n, MessageDescriptor } from '@lingui/core';

/** What stands for a value that is not there. */
export const dash = '–';

/** What a table says of a value; nothing of one that only a newer network knows. */
export const entryOf = <Row>(rows: Readonly<Record<string, Row>>, value: string): Row | undefined =>
  Object.hasOwn(rows, value) ? rows[value] : undefined;

/** A code that no table knows as words: `not_yet-live` reads 'Not yet live'. */
export function codeAsWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words === '' ? dash : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in the reader's words; the code of one that no table knows as words. */
export function wordOf(
  words: Readonly<Record<string, MessageDescriptor>>,
  value: string,
  i18n: I18n,
): string {
  const word = entryOf(words, value);
  return word ? i18n._(word) : codeAsWords(value);
}

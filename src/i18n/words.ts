import type { I18n, MessageDescriptor } from '@lingui/core';

/** What stands for a value that is not there. */
export const dash = '–';

/** What a table says of a value; nothing of one that only a newer network knows. */
export const entryOf = <Row>(rows: Readonly<Record<string, Row>>, value: string): Row | undefined =>
  Object.hasOwn(rows, value) ? rows[value] : undefined;

/** A value in the reader's words; one that no table knows stands as it came. */
export function wordOf(
  words: Readonly<Record<string, MessageDescriptor>>,
  value: string,
  i18n: I18n,
): string {
  const word = entryOf(words, value);
  return word ? i18n._(word) : value || dash;
}

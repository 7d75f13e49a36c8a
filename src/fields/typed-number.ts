import { numberOfText } from './number-texts.ts';
import { textOfNumber, type NumberFormat } from './numbers.ts';

/** The value of a number field before it is checked: a text where what was typed is no number. */
export type TypedNumber = number | string | null;

/** What was typed into a number field; `isOpen` until it is left. */
export type Entry = { text: string; value: TypedNumber; isOpen: boolean };

/** The value that a typed text stands for. */
const valueOf = (text: string, format: NumberFormat): TypedNumber =>
  text.trim() === '' ? null : (numberOfText(text, format) ?? text);

/** A text as it was typed, with its value. */
export const typedEntry = (text: string, format: NumberFormat): Entry => ({
  text,
  value: valueOf(text, format),
  isOpen: true,
});

/** The field is left: what it can take is written as the language does, anything else stays as it was typed. */
export const leftEntry = (entry: Entry | null, isFit: (value: TypedNumber) => boolean): Entry | null =>
  entry && !isFit(entry.value) ? { ...entry, isOpen: false } : null;

/** The text of the field: while it has the focus what is typed, then the value of the form. */
export function shownText(entry: Entry | null, value: TypedNumber, format: NumberFormat): string {
  if (entry && (entry.isOpen || entry.value === value)) return entry.text;
  return typeof value === 'number' ? textOfNumber(value, format) : (value ?? '');
}

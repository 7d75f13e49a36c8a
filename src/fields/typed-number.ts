import { numberOfText } from './number-texts.ts';
import { textOfNumber, type NumberFormat } from './numbers.ts';

/** The unvalidated value of a number field: text if it could not be parsed. */
export type TypedNumber = number | string | null;

/** What was typed; `isOpen` until blur. */
export type Entry = { text: string; value: TypedNumber; isOpen: boolean };

const valueOf = (text: string, format: NumberFormat): TypedNumber =>
  text.trim() === '' ? null : (numberOfText(text, format) ?? text);

export const typedEntry = (text: string, format: NumberFormat): Entry => ({
  text,
  value: valueOf(text, format),
  isOpen: true,
});

/** On blur: valid input is formatted, anything else stays as typed. */
export const blurredEntry = (entry: Entry | null, isFit: (value: TypedNumber) => boolean): Entry | null =>
  entry && !isFit(entry.value) ? { ...entry, isOpen: false } : null;

/** What is typed while focused, else the value of the form. */
export function shownText(entry: Entry | null, value: TypedNumber, format: NumberFormat): string {
  if (entry && (entry.isOpen || entry.value === value)) return entry.text;
  return typeof value === 'number' ? textOfNumber(value, format) : (value ?? '');
}

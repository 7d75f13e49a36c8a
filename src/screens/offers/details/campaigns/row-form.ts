import type { FieldDefinitions, FormValues } from '#fields/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';

type Value = FormValues<FieldDefinitions>[string];
/** The values of one row by the short names of its fields. */
export type RowValues = Readonly<Record<string, Value>>;

/** A list of rows as one form: `name` is what the network calls the list, `fields` are those of each row. */
export type RowShape = {
  name: string;
  label: MessageDescriptor;
  most: number;
  /** The fields of the row in one place; rules name other fields of the row with `at`. */
  fields: (at: (field: string) => string) => FieldDefinitions;
  /** What a new row begins with. */
  fresh: RowValues;
};

/** A value as a text; what is neither text nor number has none. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** A choice of several as texts. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item: unknown) => textIn(item)) : [];

/** The name of a field of the row in one place. */
export const fieldAt = (field: string, place: number): string => `${field}_${place}`;

const placesUpTo = (most: number) => Array.from({ length: most }, (_, place) => place);

/** The places that are filled, in the order of their rows. */
export const readPlaces = (text: string): number[] =>
  text === '' ? [] : text.split(',').map((place) => Number(place));
/** The same as the form keeps it. */
export const writePlaces = (places: readonly number[]): string => places.join(',');

/** The fields of the whole form: which places are filled, and the row of each place. */
export const rowFields = ({ name, label, most, fields }: RowShape): FieldDefinitions => ({
  [name]: { type: 'customField', label },
  ...Object.fromEntries(
    placesUpTo(most).flatMap((place) =>
      Object.entries(fields((field) => fieldAt(field, place))).map(([field, definition]) => [
        fieldAt(field, place),
        definition,
      ]),
    ),
  ),
});

/** What the form begins with: the rows in their order, fresh ones in all other places. */
export function writeRows({ name, most, fresh }: RowShape, rows: readonly RowValues[]): RowValues {
  const values = placesUpTo(most).flatMap((place) =>
    Object.entries(rows[place] ?? fresh).map(([field, value]) => [fieldAt(field, place), value] as const),
  );
  return { [name]: writePlaces(rows.map((_, place) => place)), ...Object.fromEntries(values) };
}

/** The rows that the form holds, in their order. */
export function readRows({ name, fresh }: RowShape, values: RowValues): RowValues[] {
  return readPlaces(textIn(values[name])).map((place) =>
    Object.fromEntries(
      Object.keys(fresh).map((field) => [field, values[fieldAt(field, place)] ?? fresh[field] ?? null]),
    ),
  );
}

/** One more row at the end, in a place that has not been filled yet where there is one; `null` when all are filled. */
export function withOneMore(places: readonly number[], most: number, used: number): number[] | null {
  const free = placesUpTo(most).filter((place) => !places.includes(place));
  const next = free.find((place) => place >= used) ?? free[0];
  return next === undefined ? null : [...places, next];
}

/** The same rows with one of them moved by so many steps; out of the list it stays where it is. */
export function moved(places: readonly number[], place: number, by: number): number[] {
  const from = places.indexOf(place);
  const to = from + by;
  if (from < 0 || to < 0 || to >= places.length) return [...places];
  const others = places.filter((other) => other !== place);
  return others.toSpliced(to, 0, place);
}

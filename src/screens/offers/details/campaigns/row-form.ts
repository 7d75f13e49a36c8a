import type { FieldDefinitions, FormValues } from '#fields/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';

type Value = FormValues<FieldDefinitions>[string];
export type RowValues = Readonly<Record<string, Value>>;

export type RowShape = {
  name: string;
  label: MessageDescriptor;
  most: number;
  /** The fields of the row in one place; rules name other fields of the row with `at`. */
  fields: (at: (field: string) => string) => FieldDefinitions;
  /** The values of a new row. */
  fresh: RowValues;
};

export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item: unknown) => textIn(item)) : [];

export const fieldAt = (field: string, place: number): string => `${field}_${place}`;

const slotsUpTo = (most: number) => Array.from({ length: most }, (_, place) => place);

export const readSlots = (text: string): number[] =>
  text === '' ? [] : text.split(',').map((place) => Number(place));
export const writeSlots = (places: readonly number[]): string => places.join(',');

export const rowFields = ({ name, label, most, fields }: RowShape): FieldDefinitions => ({
  [name]: { type: 'customField', label },
  ...Object.fromEntries(
    slotsUpTo(most).flatMap((place) =>
      Object.entries(fields((field) => fieldAt(field, place))).map(([field, definition]) => [
        fieldAt(field, place),
        definition,
      ]),
    ),
  ),
});

export function writeRows({ name, most, fresh }: RowShape, rows: readonly RowValues[]): RowValues {
  const values = slotsUpTo(most).flatMap((place) =>
    Object.entries(rows[place] ?? fresh).map(([field, value]) => [fieldAt(field, place), value] as const),
  );
  return { [name]: writeSlots(rows.map((_, place) => place)), ...Object.fromEntries(values) };
}

export function readRows({ name, fresh }: RowShape, values: RowValues): RowValues[] {
  return readSlots(textIn(values[name])).map((place) =>
    Object.fromEntries(
      Object.keys(fresh).map((field) => [field, values[fieldAt(field, place)] ?? fresh[field] ?? null]),
    ),
  );
}

// Prefers a slot never used before; null when all are filled.
export function withOneMore(places: readonly number[], most: number, used: number): number[] | null {
  const free = slotsUpTo(most).filter((place) => !places.includes(place));
  const next = free.find((place) => place >= used) ?? free[0];
  return next === undefined ? null : [...places, next];
}

// A move beyond either end changes nothing.
export function moved(places: readonly number[], place: number, by: number): number[] {
  const from = places.indexOf(place);
  const to = from + by;
  if (from < 0 || to < 0 || to >= places.length) return [...places];
  const others = places.filter((other) => other !== place);
  return others.toSpliced(to, 0, place);
}

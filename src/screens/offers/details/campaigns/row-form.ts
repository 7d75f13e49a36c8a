import type { FieldDefinitions, FormValues } from '#fields/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';

type Value = FormValues<FieldDefinitions>[string];
export type RowValues = Readonly<Record<string, Value>>;

export type RowShape = {
  name: string;
  label: MessageDescriptor;
  most: number;
  /** The fields of the row in one slot; rules name other fields of the row with `at`. */
  fields: (at: (field: string) => string) => FieldDefinitions;
  /** The values of a new row. */
  fresh: RowValues;
};

export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item: unknown) => textIn(item)) : [];

export const fieldAt = (field: string, slot: number): string => `${field}_${slot}`;

const slotsUpTo = (most: number) => Array.from({ length: most }, (_, slot) => slot);

export const readSlots = (text: string): number[] =>
  text === '' ? [] : text.split(',').map((slot) => Number(slot));
export const writeSlots = (slots: readonly number[]): string => slots.join(',');

export const rowFields = ({ name, label, most, fields }: RowShape): FieldDefinitions => ({
  [name]: { type: 'customField', label },
  ...Object.fromEntries(
    slotsUpTo(most).flatMap((slot) =>
      Object.entries(fields((field) => fieldAt(field, slot))).map(([field, definition]) => [
        fieldAt(field, slot),
        definition,
      ]),
    ),
  ),
});

export function writeRows({ name, most, fresh }: RowShape, rows: readonly RowValues[]): RowValues {
  const values = slotsUpTo(most).flatMap((slot) =>
    Object.entries(rows[slot] ?? fresh).map(([field, value]) => [fieldAt(field, slot), value] as const),
  );
  return { [name]: writeSlots(rows.map((_, slot) => slot)), ...Object.fromEntries(values) };
}

export function readRows({ name, fresh }: RowShape, values: RowValues): RowValues[] {
  return readSlots(textIn(values[name])).map((slot) =>
    Object.fromEntries(
      Object.keys(fresh).map((field) => [field, values[fieldAt(field, slot)] ?? fresh[field] ?? null]),
    ),
  );
}

// Prefers a slot never used before; null when all are filled.
export function withOneMore(slots: readonly number[], most: number, used: number): number[] | null {
  const free = slotsUpTo(most).filter((slot) => !slots.includes(slot));
  const next = free.find((slot) => slot >= used) ?? free[0];
  return next === undefined ? null : [...slots, next];
}

// A move beyond either end changes nothing.
export function moved(slots: readonly number[], slot: number, by: number): number[] {
  const from = slots.indexOf(slot);
  const to = from + by;
  if (from < 0 || to < 0 || to >= slots.length) return [...slots];
  const others = slots.filter((other) => other !== slot);
  return others.toSpliced(to, 0, slot);
}

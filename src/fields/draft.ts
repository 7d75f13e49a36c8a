import { isEqual } from 'es-toolkit';
import { useEffect } from 'react';
import type { FieldDefinitions, FieldType } from './field-types.ts';

/** Where what was typed and not saved outlives the form; values as they stand in the elements, by field. */
export type Draft = {
  read: () => Readonly<Record<string, string>>;
  /** Nothing but empty values forgets the draft. */
  write: (values: Readonly<Record<string, string>>) => void;
};

const neverKept: ReadonlySet<FieldType> = new Set(['password', 'file', 'hidden']);

/** What of a form a draft may hold: what differs from the saved values and is no secret. */
export function draftOf(
  fields: FieldDefinitions,
  values: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
): Record<string, string> {
  const isKept = ([name, value]: [string, string]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && !neverKept.has(field.type) && !field.secret && value !== saved[name];
  };
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** What a draft says of the fields that a form has now. */
export const readDraft = (fields: FieldDefinitions, draft: Draft | undefined): Record<string, string> =>
  draftOf(fields, draft?.read() ?? {}, {});

/** Keeps `values` in the draft as they change. */
export function useDraftOf(draft: Draft | undefined, values: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (draft && !isEqual(draft.read(), values)) draft.write(values);
  }, [draft, values]);
}

import { isEqual } from 'es-toolkit';
import { useEffect } from 'react';
import { traitsOf } from './field-table.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { readValue } from './field-values.ts';
import type { Version } from './merge.ts';
import type { Draft } from './use-draft.ts';

/** What of a form a draft may hold: what differs from the saved values and is no secret. */
export function draftOf(
  fields: FieldDefinitions,
  values: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
): Record<string, string> {
  const isKept = ([name, value]: [string, string]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.secret || traitsOf(field).noDraft) return false;
    return value !== saved[name];
  };
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** What a draft says of the fields that a form has now. */
export const readDraft = (fields: FieldDefinitions, draft: Draft | undefined): Record<string, string> =>
  draftOf(fields, draft?.read() ?? {}, {});

const revisionKey = ':revision';
const savedKey = (name: string) => `saved:${name}`;

/** A draft with the version that it was begun on, where the network counts versions. */
export function draftOn(
  drafted: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
  revision: number | undefined,
): Record<string, string> {
  const names = Object.keys(drafted);
  if (names.length === 0 || revision === undefined) return drafted;
  const before = Object.fromEntries(names.map((name) => [savedKey(name), saved[name] ?? ''] as const));
  return { ...drafted, ...before, [revisionKey]: String(revision) };
}

/** The version that a draft was begun on, if what is saved is a newer one by now; otherwise what is saved. */
export function versionOfDraft<Definitions extends FieldDefinitions>(
  fields: Definitions,
  draft: Draft | undefined,
  incoming: Version<FormValues<Definitions>>,
): Version<FormValues<Definitions>> {
  const kept = draft?.read() ?? {};
  const begun = kept[revisionKey];
  if (begun === undefined || incoming.revision === undefined) return incoming;
  const before = Object.entries(fields).flatMap(([name, definition]) => {
    const written = kept[savedKey(name)];
    return written === undefined ? [] : [[name, readValue(definition, written)]];
  });
  // Each value is read by its own field.
  const saved = { ...incoming.saved, ...Object.fromEntries(before) } as FormValues<Definitions>;
  return Number(begun) < incoming.revision ? { saved, revision: Number(begun) } : incoming;
}

/** Keeps `values` in the draft as they change. */
export function useDraftOf(draft: Draft | undefined, values: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (draft && !isEqual(draft.read(), values)) draft.write(values);
  }, [draft, values]);
}

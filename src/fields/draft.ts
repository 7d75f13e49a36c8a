import { isEqual } from 'es-toolkit';
import { useEffect } from 'react';
import { traitsOf } from './field-table.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { readValue } from './field-values.ts';
import type { Version } from './merge.ts';
import type { Draft } from './use-draft.ts';

// What a draft may store: values that differ from the saved ones and are no secrets.
export function draftOf(
  fields: FieldDefinitions,
  values: Readonly<Record<string, string>>,
  saved: Readonly<Record<string, string>>,
): Record<string, string> {
  const isStorable = ([name, value]: [string, string]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.secret || traitsOf(field).noDraft) return false;
    return value !== saved[name];
  };
  return Object.fromEntries(Object.entries(values).filter(isStorable));
}

// The draft values of the fields that the form still has.
export const readDraft = (fields: FieldDefinitions, draft: Draft | undefined): Record<string, string> =>
  draftOf(fields, draft?.read() ?? {}, {});

const revisionKey = ':revision';
const savedKey = (name: string) => `saved:${name}`;

// Adds the version the draft was started on, where the network counts versions.
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

const fileKey = (name: string) => `file:${name}`;

// Adds that files were chosen: a draft stores none.
export const draftWithFiles = (
  drafted: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> => ({
  ...drafted,
  ...Object.fromEntries(names.map((name) => [fileKey(name), ''])),
});

// The fields whose files were chosen before a reload.
export function lostFilesOf(fields: FieldDefinitions, draft: Draft | undefined): readonly string[] {
  const stored = draft?.read() ?? {};
  return Object.keys(fields).filter((name) => Object.hasOwn(stored, fileKey(name)));
}

// The version the draft was started on if a newer one is saved by now, else the saved one.
export function versionOfDraft<Definitions extends FieldDefinitions>(
  fields: Definitions,
  draft: Draft | undefined,
  incoming: Version<FormValues<Definitions>>,
): Version<FormValues<Definitions>> {
  const stored = draft?.read() ?? {};
  const draftRevision = stored[revisionKey];
  if (draftRevision === undefined || incoming.revision === undefined) return incoming;
  const before = Object.entries(fields).flatMap(([name, definition]) => {
    const written = stored[savedKey(name)];
    return written === undefined ? [] : [[name, readValue(definition, written)]];
  });
  // Each value is read by its own field.
  const saved = { ...incoming.saved, ...Object.fromEntries(before) } as FormValues<Definitions>;
  return Number(draftRevision) < incoming.revision ? { saved, revision: Number(draftRevision) } : incoming;
}

export function useDraftOf(draft: Draft | undefined, values: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (draft && !isEqual(draft.read(), values)) draft.write(values);
  }, [draft, values]);
}

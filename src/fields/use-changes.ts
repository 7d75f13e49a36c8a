import { useFormData } from '@conform-to/react/future';
import { isEqual } from 'es-toolkit';
import { useCallback, useMemo, useState } from 'react';
import { draftOf, draftOn, draftWithFiles, lostFilesOf, useDraftOf } from './draft.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { readPresent, writeValues } from './field-values.ts';
import { useLeaveGuard, type Leaving } from './leave-guard.ts';
import type { Draft } from './use-draft.ts';
import type { Versions } from './versions.ts';

export const elementOf = (id: string) => document.forms.namedItem(id);

// The values in the form now; saved ones for fields that are not on screen.
export function valuesOf<Definitions extends FieldDefinitions>(
  fields: Definitions,
  saved: FormValues<Definitions>,
  form: HTMLFormElement | null,
): FormValues<Definitions> {
  return form ? { ...saved, ...readPresent(fields, form) } : saved;
}

type Changes<Definitions extends FieldDefinitions> = Pick<
  Versions<FormValues<Definitions>>,
  'base' | 'mergeWith'
> & { id: string; draft: Draft | undefined; isSending: () => boolean };

const unchanged = { changed: {}, unsaved: [], conflicts: [], lostFiles: [] };

// Tracks unsaved changes, for the draft and the leave guard, and merges versions saved elsewhere.
export function useChanges<Definitions extends FieldDefinitions>(
  fields: Definitions,
  { id, base: { saved, revision }, mergeWith, draft, isSending }: Changes<Definitions>,
  leaving: Leaving,
) {
  const written = useMemo(() => writeValues(fields, saved), [fields, saved]);
  const [lost, setLost] = useState(() => lostFilesOf(fields, draft));
  const [left] = useState(() => new Map<string, string>());
  // Read once: reading the elements of a form forces a layout.
  const { changed, unsaved, conflicts, lostFiles } = useFormData(
    id,
    () => {
      const present = valuesOf(fields, saved, elementOf(id));
      const changes = draftOf(fields, writeValues(fields, present), written);
      const others = Object.keys(fields).filter((name) => !isEqual(present[name], saved[name]));
      const stillLost = lost.filter((name) => !others.includes(name));
      const chosen = others.filter((name) => fields[name]?.type === 'file');
      return {
        changed: draftWithFiles(draftOn(changes, written, revision), [...chosen, ...stillLost]),
        unsaved: others,
        conflicts: mergeWith(present).conflicts,
        lostFiles: stillLost,
      };
    },
    { acceptFiles: true, fallback: unchanged },
  );
  useDraftOf(draft, changed);
  const forget = useCallback(() => draft?.write({}), [draft]);
  const isDirty = unsaved.length > 0;
  const letGo = useLeaveGuard(isDirty ? leaving : 'unguarded', { forget, isSending });
  return {
    unsaved,
    isDirty,
    conflicts,
    lostFiles,
    left,
    letGo: () => {
      setLost([]);
      left.clear();
      letGo();
    },
  };
}

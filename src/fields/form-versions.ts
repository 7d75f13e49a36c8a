import { isEqual } from 'es-toolkit';
import { useEffect, useRef } from 'react';
import { versionOfDraft } from './draft.ts';
import type { FieldDefinitions, FormValues } from './field-types.ts';
import { completeValues } from './field-values.ts';
import type { Together, Version } from './merge.ts';
import { useDraft } from './use-draft.ts';
import type { FormOptions } from './form-options.ts';
import { isNewer, isStale, useVersions, type Versions } from './versions.ts';

const versionOf = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  { saved = {}, revision }: Pick<FormOptions<Definitions>, 'saved' | 'revision'>,
): Version<FormValues<Definitions>> => ({ saved: completeValues(fields, saved), revision });

function togetherOf(fields: FieldDefinitions, isWhole: boolean): Together {
  const led = Object.entries(fields).flatMap(([name, { follows }]) =>
    follows ? [[name, follows] as const] : [],
  );
  return { isWhole, follows: Object.fromEntries(led) };
}

export function useFormVersions<Definitions extends FieldDefinitions, Answer>(
  fields: Definitions,
  {
    loadNewer,
    recreate,
    isRemoved = false,
    onSubmit,
    isWhole = false,
    ...given
  }: FormOptions<Definitions, Answer>,
) {
  const draft = useDraft(given.draft);
  const versions = useVersions({
    together: togetherOf(fields, isWhole),
    incoming: versionOf(fields, given),
    begin: (incoming) => versionOfDraft(fields, draft, incoming),
    save: onSubmit,
    load: loadNewer && (async () => versionOf(fields, await loadNewer())),
    recreate,
    isRemoved,
  });
  return { ...versions, draft };
}

type NewerSaved<Values extends object> = Versions<Values> & {
  isDirty: boolean;
  isBusy: boolean;
  values: () => Values;
  show: (version: Version<Values>, values: Values) => void;
  adopt: (version: Version<Values>) => void;
};

// Rebases the form on a newer saved version and keeps local changes.
export function useNewerSaved<Values extends object>({
  incoming,
  base,
  newest,
  ...form
}: NewerSaved<Values>) {
  const lastSaved = useRef(incoming.saved);
  const isShown = useRef(false);
  useEffect(() => {
    // The restored draft renders after the form has mounted.
    if (!isShown.current) {
      isShown.current = true;
      return;
    }
    const isOther = !isEqual(lastSaved.current, incoming.saved) && !isNewer(base, incoming);
    lastSaved.current = incoming.saved;
    if (form.isDirty) {
      const merged = form.mergeWith(form.values());
      // A pending submit does its own merge.
      if (!form.isBusy && !isEqual(merged.base, base)) form.show(merged.base, merged.values);
    } else if (isStale(base, newest)) form.adopt(newest);
    else if (isOther) form.adopt(incoming);
  });
}

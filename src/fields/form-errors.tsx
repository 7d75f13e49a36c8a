import { inSentences } from '#i18n/error-messages.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { useLingui } from '@lingui/react/macro';
import { errorText } from './field-errors.ts';
import type { FieldDefinitions } from './field-types.ts';
import { FormConflict } from './form-conflict.tsx';
import { FormRemoved } from './form-removed.tsx';
import type { FormOf } from './use-form.ts';

/** Errors of a call that belong to no field (E1 to E6), or the conflict to resolve first. */
export function FormErrors<Definitions extends FieldDefinitions>({ of: form }: { of: FormOf<Definitions> }) {
  const { i18n } = useLingui();
  const { fields, texts, state } = form;
  const errors = state.errors ?? [];
  if (form.conflict) return <FormConflict of={form} />;
  if (errors.length === 0) return form.isRemoved ? <FormRemoved of={form} /> : null;
  return (
    <Callout tone="error" live>
      {inSentences(errors.map((error) => errorText(error, { fields, name: '', texts, i18n })))}
    </Callout>
  );
}

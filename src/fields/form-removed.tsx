import { Callout } from '#ui/feedback/callout.tsx';
import { FocusPart } from '#ui/layout/focus-part.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldDefinitions } from './field-types.ts';
import { SubmitButton } from './submit-button.tsx';
import type { FormOf } from './use-form.ts';

export function FormRemoved<Definitions extends FieldDefinitions>({ of: form }: { of: FormOf<Definitions> }) {
  const { t } = useLingui();
  const { question } = form;
  useEffect(() => question.current?.focus(), [question]);
  return (
    <FocusPart label={t`Removed`} ref={question}>
      <Callout
        tone="warning"
        live
        title={<Trans>This was removed in the meantime</Trans>}
        action={
          <SubmitButton of={form} variant="secondary" size="sm">
            <Trans>Create it again</Trans>
          </SubmitButton>
        }
      >
        <Trans>What you typed is still here. Create it again with it, or close the form.</Trans>
      </Callout>
    </FocusPart>
  );
}

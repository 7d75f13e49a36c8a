import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FocusPart } from '#ui/layout/focus-part.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { FieldDefinitions } from './field-types.ts';
import type { FormOf } from './use-form.ts';

// Another version was saved meanwhile: shows it and asks which one to keep.
export function FormConflict<Definitions extends FieldDefinitions>({
  of: form,
}: {
  of: FormOf<Definitions>;
}) {
  const { i18n, t } = useLingui();
  const { conflict, fields, question } = form;
  const whileBusy = useWhileBusy(form.isBusy);
  // The submit button may be far below: move the focus to the question.
  useEffect(() => question.current?.focus(), [question]);
  if (!conflict) return null;
  const labels = new Set(
    conflict.changed.flatMap((name) => fields[name]?.label ?? []).map((label) => i18n._(label)),
  );
  const list = new Intl.ListFormat(i18n.locale).format(labels);
  return (
    <FocusPart label={t`Two versions`} ref={question}>
      <Callout
        tone="warning"
        live
        title={<Trans>This was changed elsewhere in the meantime</Trans>}
        action={
          <FormActions>
            <Button size="sm" onClick={conflict.loadNewer} disabledReason={whileBusy}>
              <Trans>Load the newer version</Trans>
            </Button>
            <Button size="sm" onClick={conflict.keepMine} busy={form.isBusy}>
              <Trans>Keep mine</Trans>
            </Button>
          </FormActions>
        }
      >
        <Trans>
          Changed there: {list}. What you typed is still here. Load the newer version to drop it, or keep
          yours and save it over the newer one.
        </Trans>
      </Callout>
    </FocusPart>
  );
}

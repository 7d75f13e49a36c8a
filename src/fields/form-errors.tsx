import { inSentences } from '#i18n/error-messages.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { FocusPart } from '#ui/layout/focus-part.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { errorText } from './field-errors.ts';
import type { FieldDefinitions } from './field-types.ts';
import { SubmitButton } from './submit-button.tsx';
import type { FormOf } from './use-form.ts';

type FormPart<Definitions extends FieldDefinitions> = { of: FormOf<Definitions> };

// Another version was saved meanwhile: shows it and asks which one to keep.
function FormConflict<Definitions extends FieldDefinitions>({ of: form }: FormPart<Definitions>) {
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
        title={<Trans>Another version was saved in the meantime</Trans>}
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
          It differs in: {list}. What you typed is still here. Load the newer version to drop it, or keep
          yours and save it over the newer one.
        </Trans>
      </Callout>
    </FocusPart>
  );
}

function FormRemoved<Definitions extends FieldDefinitions>({ of: form }: FormPart<Definitions>) {
  const { t } = useLingui();
  const { question } = form;
  useEffect(() => question.current?.focus(), [question]);
  return (
    <FocusPart label={t`Deleted`} ref={question}>
      <Callout
        tone="warning"
        live
        title={<Trans>This was deleted in the meantime</Trans>}
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

// What others did to it, which the user has to decide on.
function FormQuestion<Definitions extends FieldDefinitions>({ of: form }: FormPart<Definitions>) {
  if (form.conflict) return <FormConflict of={form} />;
  return form.isRemoved ? <FormRemoved of={form} /> : null;
}

type FormErrorsProps<Definitions extends FieldDefinitions> = FormPart<Definitions> & {
  /** What leads on from the error. */
  action?: ReactNode;
};

/** Errors of a call that belong to no field (E1 to E6), that it is slow, and what is to be decided before the next. */
export function FormErrors<Definitions extends FieldDefinitions>({
  of: form,
  action,
}: FormErrorsProps<Definitions>) {
  const { i18n } = useLingui();
  const { fields, texts, state } = form;
  // The next attempt is not wrong yet; shown again, an error is announced again.
  const errors = form.isBusy ? [] : (state.errors ?? []);
  return (
    <>
      {errors.length > 0 ? (
        <Callout tone="error" live action={action}>
          {inSentences(errors.map((error) => errorText(error, { fields, name: '', texts, i18n })))}
        </Callout>
      ) : null}
      {form.isSlow ? (
        <Callout live>
          <Trans>This takes longer than usual. What you entered is still here.</Trans>
        </Callout>
      ) : null}
      <FormQuestion of={form} />
    </>
  );
}

import type { FieldDefinitions } from '#fields/field-types.ts';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';

const named = 3;

function Unsaved<Definitions extends FieldDefinitions>({
  of: { fields, unsaved },
}: {
  of: FormOf<Definitions>;
}) {
  const { i18n } = useLingui();
  const labels = unsaved.flatMap((name) => {
    const field = fields[name];
    return field && field.type !== 'hidden' ? [i18n._(field.label)] : [];
  });
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
    labels.slice(0, named),
  );
  const others = labels.length - named;
  if (labels.length === 0) return null;
  return (
    <small data-unsaved="">
      {others > 0 ? (
        <Trans>
          Unsaved: {list} and {others} more
        </Trans>
      ) : (
        <Trans>Unsaved: {list}</Trans>
      )}
    </small>
  );
}

type SaveActionsProps<Definitions extends FieldDefinitions> = {
  of: FormOf<Definitions>;
  /** The only form of its page: its Save is the primary action, changed or not. */
  isOnly?: boolean;
};

/** Cancel and Save, and what is unsaved; the row stays in sight as long as anything is. */
export function SaveActions<Definitions extends FieldDefinitions>({
  of: form,
  isOnly = false,
}: SaveActionsProps<Definitions>) {
  const { t } = useLingui();
  const isClean = !form.isDirty;
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <>
      <Unsaved of={form} />
      <Button
        variant="ghost"
        onClick={form.reset}
        disabledReason={isClean ? t`Nothing was changed` : whileBusy}
      >
        <Trans>Cancel</Trans>
      </Button>
      <SubmitButton of={form} variant={isClean && !isOnly ? 'secondary' : 'primary'}>
        <Trans>Save</Trans>
      </SubmitButton>
    </>
  );
}

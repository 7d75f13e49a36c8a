import type { FieldDefinitions } from '#fields/field-types.ts';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';

export function SaveActions<Definitions extends FieldDefinitions>({ of: form }: { of: FormOf<Definitions> }) {
  const { t } = useLingui();
  const isClean = !form.isDirty;
  const whileBusy = useWhileBusy(form.isBusy);
  return (
    <>
      <Button
        variant="ghost"
        onClick={form.reset}
        disabledReason={isClean ? t`Nothing was changed` : whileBusy}
      >
        <Trans>Cancel</Trans>
      </Button>
      <SubmitButton of={form}>
        <Trans>Save</Trans>
      </SubmitButton>
    </>
  );
}

import type { FieldDefinitions } from '#fields/field-types.ts';
import { SubmitButton } from '#fields/submit-button.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Trans } from '@lingui/react/macro';

/** Saves a form of the profile, or takes back what was changed. */
export function SaveActions<Definitions extends FieldDefinitions>({ of: form }: { of: FormOf<Definitions> }) {
  return (
    <>
      <Button variant="ghost" onClick={form.reset} disabled={!form.isDirty || form.isBusy}>
        <Trans>Cancel</Trans>
      </Button>
      <SubmitButton of={form}>
        <Trans>Save</Trans>
      </SubmitButton>
    </>
  );
}

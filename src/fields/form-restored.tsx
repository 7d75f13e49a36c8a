import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormHead } from '#ui/layout/form-head.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans } from '@lingui/react/macro';

type FormRestoredProps = { isBusy: boolean; onDiscard: () => void };

export function FormRestored({ isBusy, onDiscard }: FormRestoredProps) {
  const whileBusy = useWhileBusy(isBusy);
  return (
    <FormHead>
      <Callout
        action={
          <Button size="sm" onClick={onDiscard} disabledReason={whileBusy}>
            <Trans>Discard</Trans>
          </Button>
        }
      >
        <Trans>Your unsaved changes were restored.</Trans>
      </Callout>
    </FormHead>
  );
}

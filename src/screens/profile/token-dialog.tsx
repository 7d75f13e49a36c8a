import { textOfAll } from '#i18n/error-messages.ts';
import type { useApiToken } from '#portal/api-token.ts';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans, useLingui } from '@lingui/react/macro';

type Token = ReturnType<typeof useApiToken>;

const openStates: ReadonlySet<Token['state']> = new Set(['asking', 'revoking', 'refused']);

export function TokenDialog({ token }: { token: Token }) {
  const { i18n } = useLingui();
  const isRevoking = token.state === 'revoking';
  const whileBusy = useWhileBusy(isRevoking);
  const isOpen = openStates.has(token.state);
  useFocusAfterRemoval(isOpen);
  return (
    <Dialog
      open={isOpen}
      {...(isRevoking ? {} : { onClose: token.abandon })}
      size="sm"
      title={<Trans>Revoke the token?</Trans>}
      actions={
        <>
          <Button onClick={token.abandon} disabledReason={whileBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button writes variant="danger" busy={isRevoking} onClick={token.confirm}>
            <Trans>Revoke token</Trans>
          </Button>
        </>
      }
    >
      <FormStack>
        <p>
          <Trans>
            Every program that uses it stops working at once. This cannot be undone, but you can create
            another token.
          </Trans>
        </p>
        {token.messages.length > 0 ? (
          <Callout tone="error" live>
            {textOfAll(token.messages, i18n)}
          </Callout>
        ) : null}
      </FormStack>
    </Dialog>
  );
}

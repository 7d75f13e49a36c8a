import type { useApiToken } from '#portal/api-token.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans } from '@lingui/react/macro';

type Token = ReturnType<typeof useApiToken>;

const asking: ReadonlySet<Token['state']> = new Set(['asking', 'revoking', 'refused']);

/** Asks before the token is revoked, and tells what stops working (O11). */
export const TokenDialog = ({ token }: { token: Token }) => (
  <ConfirmDialog
    open={asking.has(token.state)}
    size="sm"
    command={{ ...token, isBusy: token.state === 'revoking' }}
    title={<Trans>Revoke the token?</Trans>}
    confirm={<Trans>Revoke token</Trans>}
  >
    <Trans>
      Every program that uses it stops working at once. This cannot be undone, but you can create another
      token.
    </Trans>
  </ConfirmDialog>
);

import { passwordLength } from '#contract/password-rules.ts';
import type { FactorSetup } from '#portal/factor-setup.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { Trans } from '@lingui/react/macro';
import { AppForm } from './app-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

function RenewDialog({ setup }: { setup: FactorSetup }) {
  return (
    <ConfirmDialog
      open={setup.is('renewing')}
      command={setup}
      size="sm"
      title={<Trans>Renew your recovery codes?</Trans>}
      confirm={<Trans>Renew codes</Trans>}
    >
      <Trans>Your current codes stop working at once.</Trans>
    </ConfirmDialog>
  );
}

/** `hasOthers`: besides the one that is removed. */
type RemoveDialogProps = { setup: FactorSetup; hasOthers: boolean };

const { least } = passwordLength;

function RemoveDialog({ setup, hasOthers }: RemoveDialogProps) {
  const name = setup.factor?.type === 'passkey' ? setup.factor.name : null;
  return (
    <ConfirmDialog
      open={setup.is('removing')}
      command={setup}
      size="sm"
      title={name === null ? <Trans>Remove the authenticator app?</Trans> : <Trans>Remove {name}?</Trans>}
      confirm={<Trans>Remove</Trans>}
    >
      {hasOthers ? (
        <Trans>You can no longer sign in with it.</Trans>
      ) : (
        <Trans>
          It is your only second factor: from then on your password alone signs you in, and your recovery
          codes stop working. A new password then needs at least {least} characters; a shorter one that you
          have stays valid, so better choose a longer one.
        </Trans>
      )}
    </ConfirmDialog>
  );
}

type FactorDialogsProps = RemoveDialogProps & { systemName: string };

/** One at a time, as the chart says. */
export function FactorDialogs({ setup, systemName, hasOthers }: FactorDialogsProps) {
  useFocusAfterRemoval(setup.is('app') || setup.is('passkey') || setup.codes !== null);
  return (
    <>
      {setup.is('app') ? <AppForm setup={setup} /> : null}
      {setup.is('passkey') ? <PasskeyForm setup={setup} /> : null}
      {setup.codes ? (
        <RecoveryCodes codes={setup.codes} systemName={systemName} onKept={setup.keepCodes} />
      ) : null}
      <RenewDialog setup={setup} />
      <RemoveDialog setup={setup} hasOthers={hasOthers} />
    </>
  );
}

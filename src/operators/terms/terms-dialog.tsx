import type { TermsVersion } from '#contract/terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { TermsText } from './terms-text.tsx';

type TermsDialogProps = { terms: TermsVersion; onClose: () => void };

export function TermsDialog({ terms: { version, title, body }, onClose }: TermsDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={
        <Trans>
          {title}, version {version}
        </Trans>
      }
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <TermsText>{body}</TermsText>
    </Dialog>
  );
}

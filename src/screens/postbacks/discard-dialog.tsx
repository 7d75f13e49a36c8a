import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Trans } from '@lingui/react/macro';

/** Asks before changes in the editor are dropped. */
export function DiscardDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      open
      onClose={onStay}
      size="sm"
      title={<Trans>Discard the changes?</Trans>}
      actions={
        <>
          <Button onClick={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="primary" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The changes to this postback are not saved.</Trans>
      </p>
    </Dialog>
  );
}

import { usePalette } from '#portal/use-palette.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';

const reload = () => window.location.reload();

/** The code of the palette did not arrive: the connection, or a new version of the portal (E12). */
export function PaletteLost() {
  const { isOpen, close } = usePalette();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="sm"
      title={<Trans>The search could not be loaded</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <Button variant="primary" icon={RotateCw} onClick={reload}>
            <Trans>Reload</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The connection may be interrupted, or a new version of the portal is available.</Trans>
      </p>
    </Dialog>
  );
}

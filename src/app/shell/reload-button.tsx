import { reload } from '#portal/reload.ts';
import { Button } from '#ui/button.tsx';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';

/** Loads the portal anew, at `to` or where it is (E12). */
export const ReloadButton = ({ to }: { to?: string }) => (
  <Button variant="primary" icon={RotateCw} onClick={() => void reload(to)}>
    <Trans>Reload</Trans>
  </Button>
);

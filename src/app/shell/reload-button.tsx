import { reload } from '#portal/reload.ts';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';

// Stays at the current address (E12).
export const ReloadButton = () => (
  <Button variant="primary" icon={RotateCw} onClick={() => void reload()}>
    <Trans>Reload</Trans>
  </Button>
);

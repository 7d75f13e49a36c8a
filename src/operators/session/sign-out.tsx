import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useNetwork } from '../network-context.tsx';

export function SignOut() {
  const { session } = useNetwork();
  return (
    <Button icon={LogOut} onClick={() => session.send({ type: 'session.signOut' })}>
      <Trans>Sign out</Trans>
    </Button>
  );
}

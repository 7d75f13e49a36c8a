import { useConnection } from '#portal/connection.ts';
import { useWriteHold, WriteHoldProvider } from '#ui/controls/write-hold.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Without a connection every row of a command would fail: nothing below is started then. */
export function OfflineHold({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { isOffline } = useConnection();
  const outer = useWriteHold();
  const offline = isOffline ? t`You are offline. Changes can be made once there is a connection.` : null;
  return <WriteHoldProvider value={outer ?? offline}>{children}</WriteHoldProvider>;
}

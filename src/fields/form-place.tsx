import { useCallback, useContext, type ReactNode } from 'react';
import { LeaveGuardContext, type Hold } from './leave-guard.ts';

/** What stands here goes when the parameter `by` of the address changes: forms with unsaved changes have that ask. */
export function FormPlace({ by, children }: { by: string; children: ReactNode }) {
  const holdAround = useContext(LeaveGuardContext);
  const hold = useCallback<Hold>(
    ({ parameters, forget }) => holdAround({ parameters: [...parameters, by], forget }),
    [holdAround, by],
  );
  return <LeaveGuardContext value={hold}>{children}</LeaveGuardContext>;
}

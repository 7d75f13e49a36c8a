import { useCallback, useContext, type ReactNode } from 'react';
import { LeaveGuardContext, type RegisterGuard } from './leave-guard.ts';

/** Its content is replaced when the search parameter `by` changes: forms with unsaved changes inside ask first. */
export function FormPlace({ by, children }: { by: string; children: ReactNode }) {
  const holdAround = useContext(LeaveGuardContext);
  const hold = useCallback<RegisterGuard>(
    ({ parameters, ...form }) => holdAround({ parameters: [...parameters, by], ...form }),
    [holdAround, by],
  );
  return <LeaveGuardContext value={hold}>{children}</LeaveGuardContext>;
}

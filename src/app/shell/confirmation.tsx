import { useRunningConfirmation } from '#portal/confirmation-gate.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense } from 'react';

const ConfirmationDialog = lazyComponent(
  async () => (await import('#account/confirmation-dialog.tsx')).ConfirmationDialog,
);

/** The one dialog of all calls that need a confirmation. */
export function Confirmation() {
  const running = useRunningConfirmation();
  return <Suspense>{running ? <ConfirmationDialog running={running} /> : null}</Suspense>;
}

import { Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lazyComponent } from '../platform/lazy-component.ts';
import { PlainDialog } from './plain-dialog.tsx';
import { useLazyMount } from './use-lazy-mount.ts';

const DialogWindow = lazyComponent(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
  PlainDialog,
);
export const loadDialogWindow = DialogWindow.load;

/**
 * Without `onClose` only its buttons close it (T1); `blocking` (S12) also veils the page behind. `inAddress`: it is open
 * as long as the address says so, which Back leaves.
 */
export function Dialog({ inAddress, ...props }: DialogProps & { inAddress?: true }) {
  return useLazyMount(props.open, props.blocking ? undefined : props.onClose, inAddress) ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}

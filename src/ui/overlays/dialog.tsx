import { Suspense } from 'react';
import type { DialogProps } from './dialog-window.tsx';
import { lazyComponent } from '../platform/lazy-component.ts';
import { PlainDialog } from './plain-dialog.tsx';
import { useLazyMount } from './use-lazy-mount.ts';

/** The code of an open dialog. */
export const loadDialogWindow = async () => (await import('./dialog-window.tsx')).DialogWindow;
const DialogWindow = lazyComponent(loadDialogWindow, PlainDialog);

/**
 * A question or a message. Without `onClose` its buttons are the only way out (T1); `blocking` (S12) also veils the
 * page behind.
 */
export function Dialog(props: DialogProps) {
  return useLazyMount(props.open, props.blocking ? undefined : props.onClose) ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
}

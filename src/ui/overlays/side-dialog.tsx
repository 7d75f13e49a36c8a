import { Suspense } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import type { SideDialogProps } from './side-dialog-window.tsx';
import { useLazyMount } from './use-lazy-mount.ts';

const SideDialogWindow = lazyComponent(
  async () => (await import('./side-dialog-window.tsx')).SideDialogWindow,
);

/** One thing of a list, over the list: its picture and facts, and what can be done with it. */
export function SideDialog(props: SideDialogProps) {
  return useLazyMount(props.open, props.onClose) ? (
    <Suspense>
      <SideDialogWindow {...props} />
    </Suspense>
  ) : null;
}

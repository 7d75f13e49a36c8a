import { Suspense } from 'react';
import { lazyComponent } from '../platform/lazy-component.ts';
import type { SideDialogProps } from './side-dialog-window.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useLazyMount } from './use-lazy-mount.ts';

const SideDialogWindow = lazyComponent(
  async () => (await import('./side-dialog-window.tsx')).SideDialogWindow,
);

/** An item over its list, which the address names: picture and facts beside its details and actions. */
export function SideDialog(props: SideDialogProps) {
  useFocusAfterRemoval(props.open);
  return useLazyMount(props.open, props.onClose, true) ? (
    <Suspense>
      <SideDialogWindow {...props} />
    </Suspense>
  ) : null;
}

import { useListKeys } from '#lists/use-list-keys.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { Suspense, useEffect, useSyncExternalStore } from 'react';

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

let isOpen = false;
const listeners = new Set<() => void>();

function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showShortcuts(shown: boolean): void {
  isOpen = shown;
  for (const notify of listeners) notify();
}

const useShortcutsShown = () => useSyncExternalStore(onShown, () => isOpen);

const open = () => showShortcuts(true);
const close = () => showShortcuts(false);

/** The shortcut sheet, opened by ? on every screen of a frame. */
export function Shortcuts() {
  const isShown = useShortcutsShown();
  useListKeys({ '?': open });
  useEscape(isShown, close);
  // The sheet closes with its frame.
  useEffect(() => close, []);
  return isShown ? (
    <Suspense>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  ) : null;
}

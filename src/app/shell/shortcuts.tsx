import { useListKeys } from '#lists/use-list-keys.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { Suspense, useEffect } from 'react';
import { showShortcuts, useShortcutsShown } from './shortcuts-sheet.ts';

const ShortcutsDialog = lazyComponent(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

const open = () => showShortcuts(true);
const close = () => showShortcuts(false);

/** The key ? on every screen of a frame: the sheet of all keys. */
export function Shortcuts() {
  const isShown = useShortcutsShown();
  useListKeys({ '?': open });
  useEscape(isShown, close);
  // A frame that goes takes its sheet along.
  useEffect(() => close, []);
  return isShown ? (
    <Suspense>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  ) : null;
}

import { useListKeys } from '#lists/use-list-keys.ts';
import { lazy, Suspense, useEffect } from 'react';
import { showShortcuts, useShortcutsShown } from './shortcuts-sheet.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

const open = () => showShortcuts(true);
const close = () => showShortcuts(false);

/** The key ? on every screen of a frame: the sheet of all keys. */
export function Shortcuts() {
  const isShown = useShortcutsShown();
  useListKeys({ '?': open });
  // A frame that goes takes its sheet along.
  useEffect(() => close, []);
  return isShown ? (
    <Suspense>
      <ShortcutsDialog onClose={close} />
    </Suspense>
  ) : null;
}

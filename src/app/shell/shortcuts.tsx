import { useListKeys } from '#lists/use-list-keys.ts';
import { later } from '#ui/platform/later.ts';
import { useEscape } from '#ui/overlays/use-escape.ts';
import { Suspense, useEffect } from 'react';
import { showShortcuts, useShortcutsShown } from './shortcuts-sheet.ts';

const ShortcutsDialog = later(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

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

import { loadDialogWindow } from '#ui/overlays/dialog.tsx';
import { loadPart } from '#ui/platform/load-part.ts';
import { loadMenuPopup } from '#ui/overlays/menu.tsx';
import { loadPopoverPanel } from '#ui/overlays/popover.tsx';
import { useEffect } from 'react';
import { loadMobileDrawer } from './mobile-menu.tsx';

const untilQuiet = 3000;
const parts: readonly (() => Promise<unknown>)[] = [
  loadMenuPopup,
  loadPopoverPanel,
  loadDialogWindow,
  loadMobileDrawer,
];

/** Fetches what opens at a press, once the initial render, which does without it, is there. */
export function usePrefetchParts(): void {
  useEffect(() => {
    const load = () => parts.forEach((part) => void loadPart(part));
    const timer = setTimeout(load, untilQuiet);
    return () => clearTimeout(timer);
  }, []);
}

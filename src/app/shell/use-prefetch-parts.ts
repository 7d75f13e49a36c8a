import { loadDialogWindow } from '#ui/overlays/dialog.tsx';
import { loadPart } from '#ui/platform/load-part.ts';
import { loadMenuPopup } from '#ui/overlays/menu.tsx';
import { loadPopoverPanel } from '#ui/overlays/popover.tsx';
import { loadTipWindow } from '#ui/overlays/tip.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { useEffect } from 'react';
import { loadEmergencyParts } from '../emergency.ts';
import { loadMobileDrawer } from './mobile-menu.tsx';

const untilQuiet = 3000;
const parts: readonly (() => Promise<unknown>)[] = [
  loadMenuPopup,
  loadPopoverPanel,
  loadTipWindow,
  loadDialogWindow,
  loadMobileDrawer,
];

/** Prefetches what opens at a press, and what an emergency needs, once the screen has what it needs. */
export function usePrefetchParts(): void {
  const portal = usePortal();
  useEffect(() => {
    const load = () => {
      void loadEmergencyParts(portal);
      for (const part of parts) void loadPart(part);
    };
    const timer = setTimeout(load, untilQuiet);
    return () => clearTimeout(timer);
  }, [portal]);
}

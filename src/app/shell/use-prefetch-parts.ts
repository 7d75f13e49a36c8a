import { useIdleLoads } from '#ui/platform/idle.ts';
import { loadMenuPopup } from '#ui/overlays/menu.tsx';
import { loadPopoverPanel } from '#ui/overlays/popover.tsx';
import { loadTipWindow } from '#ui/overlays/tip.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { useMemo } from 'react';
import { emergencyLoads } from '../emergency.ts';
import { loadMobileDrawer } from './mobile-menu.tsx';

const untilQuiet = 3000;
const parts = [loadMenuPopup, loadPopoverPanel, loadTipWindow, loadMobileDrawer];

/** Prefetches what an emergency needs, and what opens at a press, once the screen has what it needs. */
export function usePrefetchParts(): void {
  const portal = usePortal();
  const loads = useMemo(() => [...emergencyLoads(portal), ...parts], [portal]);
  useIdleLoads(loads, untilQuiet);
}

import type { NavigationName } from '#routes';
import { LayoutDashboard, LayoutGrid, type LucideIcon } from 'lucide-react';

/** The icons of the slide-over menu. */
export const navigationIcons: Record<NavigationName, LucideIcon> = {
  dashboard: LayoutDashboard,
  offerWall: LayoutGrid,
};

import type { NavigationName } from '#routes';
import { LayoutDashboard, LayoutGrid, Radio, Webhook, type LucideIcon } from 'lucide-react';

/** The icons of the slide-over menu. */
export const navigationIcons: Record<NavigationName, LucideIcon> = {
  dashboard: LayoutDashboard,
  offerWall: LayoutGrid,
  liveOffers: Radio,
  postbacks: Webhook,
};

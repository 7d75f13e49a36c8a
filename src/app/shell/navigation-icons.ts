import type { NavigationName } from '#routes';
import { ChartLine, LayoutDashboard, LayoutGrid, Radio, Webhook, type LucideIcon } from 'lucide-react';

/** The icons of the slide-over menu. */
export const navigationIcons: Record<NavigationName, LucideIcon> = {
  dashboard: LayoutDashboard,
  analytics: ChartLine,
  offerWall: LayoutGrid,
  liveOffers: Radio,
  postbacks: Webhook,
};

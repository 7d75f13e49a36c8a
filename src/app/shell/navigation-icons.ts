import type { NavigationIcon } from '#routes';
import { ChartLine, LayoutDashboard, LayoutGrid, Radio, Webhook, type LucideIcon } from 'lucide-react';

/** The icons that rows of the route table name; they come with the menus, not with the first page. */
export const navigationIcons: Record<NavigationIcon, LucideIcon> = {
  ChartLine,
  LayoutDashboard,
  LayoutGrid,
  Radio,
  Webhook,
};

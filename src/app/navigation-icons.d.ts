declare module 'virtual:navigation-icons' {
  import type { NavigationIcon } from '#routes';
  import type { LucideIcon } from 'lucide-react';
  export const navigationIcons: Readonly<Record<NavigationIcon, LucideIcon>>;
}

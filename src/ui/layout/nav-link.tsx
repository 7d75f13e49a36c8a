import type { LucideIcon } from 'lucide-react';
import { navLink, type NavLinkVariantProps } from '#styled/recipes';
import { dress, type Dressable } from '../controls/dress.ts';
import { Icon } from '../content/icon.tsx';
import type { Look } from '../platform/look.ts';

type NavLinkProps = Required<Look<NavLinkVariantProps, 'place'>> & {
  current?: boolean;
  /** In the slide-over. */
  icon?: LucideIcon;
  /** The link, or in the slide-over a button. */
  children: Dressable;
};

/** A link of the navigation. */
export function NavLink({ place, current = false, icon, children }: NavLinkProps) {
  return dress(
    children,
    { className: navLink({ place }), 'aria-current': current ? 'page' : undefined },
    (text) => (
      <>
        {icon ? <Icon of={icon} size="lg" /> : null}
        {text}
      </>
    ),
  );
}

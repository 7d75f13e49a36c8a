import type { LucideIcon } from 'lucide-react';
import { navLink, type NavLinkVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from '../controls/as-child.ts';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type NavLinkProps = Required<Variants<NavLinkVariantProps, 'place'>> & {
  current?: boolean;
  /** In the slide-over. */
  icon?: LucideIcon;
  /** The link, or in the slide-over a button. */
  children: ChildElement;
};

export function NavLink({ place, current = false, icon, children }: NavLinkProps) {
  return asChild(
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

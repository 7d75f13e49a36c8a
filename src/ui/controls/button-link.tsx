import type { LucideIcon } from 'lucide-react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from './as-child.ts';
import { Icon, useIcon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type ButtonLinkProps = Variants<ButtonVariantProps, 'variant' | 'size' | 'block'> & {
  icon?: LucideIcon;
  endIcon?: LucideIcon;
  /** The link. */
  children: ChildElement;
};

/** `<ButtonLink variant="primary"><Link href="…">Open</Link></ButtonLink>`. */
export function ButtonLink({ icon, endIcon, children, ...variants }: ButtonLinkProps) {
  const lead = useIcon(icon);
  return asChild(children, { className: button(variants), ...lead.drawn }, (text) => (
    <>
      {lead.icon}
      {lead.isFlat ? text : <span>{text}</span>}
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </>
  ));
}

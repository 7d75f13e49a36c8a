import type { LucideIcon } from 'lucide-react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from './as-child.ts';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type ButtonLinkProps = Variants<ButtonVariantProps, 'variant' | 'size' | 'block'> & {
  icon?: LucideIcon;
  endIcon?: LucideIcon;
  /** The link. */
  children: ChildElement;
};

/** `<ButtonLink variant="primary"><Link href="…">Open</Link></ButtonLink>`. */
export function ButtonLink({ icon, endIcon, children, ...variants }: ButtonLinkProps) {
  return asChild(children, { className: button(variants) }, (text) => (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span>{text}</span>
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </>
  ));
}

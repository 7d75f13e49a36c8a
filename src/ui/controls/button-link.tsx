import type { LucideIcon } from 'lucide-react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { dress, type Dressable } from './dress.ts';
import { Icon } from '../content/icon.tsx';
import type { Look } from '../platform/look.ts';

type ButtonLinkProps = Look<ButtonVariantProps, 'variant' | 'size' | 'block'> & {
  icon?: LucideIcon;
  endIcon?: LucideIcon;
  /** The link itself. */
  children: Dressable;
};

/** A link that looks like a button: `<ButtonLink variant="primary"><Link href="…">Open</Link></ButtonLink>`. */
export function ButtonLink({ icon, endIcon, children, ...look }: ButtonLinkProps) {
  return dress(children, { className: button(look) }, (text) => (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span>{text}</span>
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </>
  ));
}

import type { LucideIcon } from 'lucide-react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { asChild, type ChildElement } from './as-child.ts';
import { useIcons } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type ButtonLinkProps = Variants<ButtonVariantProps, 'variant' | 'size' | 'block'> & {
  icon?: LucideIcon;
  endIcon?: LucideIcon;
  /** The link. */
  children: ChildElement;
};

/** `<ButtonLink variant="primary"><Link href="…">Open</Link></ButtonLink>`. */
export function ButtonLink({ icon, endIcon, children, ...variants }: ButtonLinkProps) {
  const icons = useIcons({ start: icon, end: endIcon, busy: false });
  const attributes = { className: button(variants), ...icons.drawn };
  return asChild(children, attributes, (text) =>
    icons.isFlat ? (
      text
    ) : (
      <>
        {icons.start}
        <span>{text}</span>
        {icons.end}
      </>
    ),
  );
}

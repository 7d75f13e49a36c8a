import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge, type BadgeVariantProps } from '#styled/recipes';
import { useIcon } from './icon.tsx';
import type { Variants } from '../platform/variants.ts';

export type BadgeTone = NonNullable<Variants<BadgeVariantProps, 'tone'>['tone']>;
type BadgeProps = Variants<BadgeVariantProps, 'tone'> & { icon?: LucideIcon; children: ReactNode };

export function Badge({ tone, icon, children }: BadgeProps) {
  const { isFlat, drawn, icon: glyph } = useIcon(icon, 'xs', 2.2);
  const dot = isFlat ? null : <i aria-hidden="true" />;
  return (
    <span className={badge({ tone })} data-icon={isFlat ? 'dot' : undefined} {...drawn}>
      {icon ? glyph : dot}
      {children}
    </span>
  );
}

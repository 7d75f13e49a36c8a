import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge, type BadgeVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { Variants } from '../platform/variants.ts';

export type BadgeTone = NonNullable<Variants<BadgeVariantProps, 'tone'>['tone']>;
type BadgeProps = Variants<BadgeVariantProps, 'tone'> & { icon?: LucideIcon; children: ReactNode };

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon ? <Icon of={icon} size="xs" /> : <i aria-hidden="true" />}
      {children}
    </span>
  );
}

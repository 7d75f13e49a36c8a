import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge, type BadgeVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { Look } from '../platform/look.ts';

export type BadgeTone = NonNullable<Look<BadgeVariantProps, 'tone'>['tone']>;
type BadgeProps = Look<BadgeVariantProps, 'tone'> & { icon?: LucideIcon; children: ReactNode };

/** A status: an icon, or a dot, and a word. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon ? <Icon of={icon} size="xs" /> : <i aria-hidden="true" />}
      {children}
    </span>
  );
}

import type { LucideIcon } from 'lucide-react';
import { statusIcon, type StatusIconVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type StatusIconProps = Required<Variants<StatusIconVariantProps, 'tone'>> & { icon: LucideIcon };

/** An icon on its tinted square, above the heading of a message. */
export function StatusIcon({ tone, icon }: StatusIconProps) {
  return (
    <span className={statusIcon({ tone })}>
      <Icon of={icon} size="lg" />
    </span>
  );
}

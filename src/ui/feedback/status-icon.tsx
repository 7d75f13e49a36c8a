import type { LucideIcon } from 'lucide-react';
import { statusIcon, type StatusIconVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';

type StatusIconProps = Required<Variants<StatusIconVariantProps, 'tone'>> & { icon: LucideIcon };

export function StatusIcon({ tone, icon }: StatusIconProps) {
  return (
    <span className={statusIcon({ tone })}>
      <Icon of={icon} size="lg" />
    </span>
  );
}

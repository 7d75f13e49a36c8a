import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { useButtonIcon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';
import { useDisabledReason, type DisabledReasonProps } from './write-hold.ts';

const iconSizes = { sm: 'sm', md: 'md', touch: 'lg' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'title'> &
  Variants<ButtonVariantProps, 'variant'> &
  DisabledReasonProps & {
    /** Its accessible name, and its tooltip unless it has a `tip`. */
    label: string;
    icon: LucideIcon;
    tip?: string | undefined;
    /** `touch` is 44 px high in every window. */
    size?: keyof typeof iconSizes;
    busy?: boolean;
    pressed?: boolean;
  };

const swallow = (event: MouseEvent) => event.preventDefault();

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  busy = false,
  pressed,
  tip,
  disabledReason: ownReason,
  writes,
  onClick,
  ...native
}: IconButtonProps) {
  const disabledReason = useDisabledReason(ownReason, writes);
  const why = disabledReason ?? tip;
  const shown = useButtonIcon(icon, busy, iconSizes[size]);
  return (
    <button
      type="button"
      {...native}
      {...shown.drawn}
      className={button({ variant, size, square: true })}
      aria-label={label}
      {...(why ? { 'data-tip': why, 'aria-description': why } : { 'data-tip': label })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={disabledReason !== null || undefined}
      data-held={disabledReason === null ? undefined : ''}
      data-writes={writes ? '' : undefined}
      onClick={disabledReason === null ? onClick : swallow}
    >
      {shown.icon}
    </button>
  );
}

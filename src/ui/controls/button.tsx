import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { useIcons } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';
import { tipOf } from '../overlays/tip-anchor.ts';
import { useDisabledReason, type DisabledReasonProps } from './write-hold.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'title'> &
  Variants<ButtonVariantProps, 'variant' | 'size' | 'block'> &
  DisabledReasonProps & {
    icon?: LucideIcon;
    endIcon?: LucideIcon;
    /** Shows a spinner, keeps width and focus, and ignores presses. */
    busy?: boolean;
    /** What a press does, where its text is too short for that. */
    tip?: string | undefined;
    /** Makes it a toggle button. */
    pressed?: boolean;
  };

const swallow = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant,
  size,
  block,
  icon,
  endIcon,
  busy = false,
  pressed,
  tip,
  disabledReason: ownReason,
  writes,
  children,
  onClick,
  ...native
}: ButtonProps) {
  const disabledReason = useDisabledReason(ownReason, writes);
  const icons = useIcons({ start: icon, end: endIcon, busy });
  const isHeld = busy || disabledReason !== null;
  return (
    <button
      type="button"
      {...native}
      {...icons.drawn}
      {...tipOf(disabledReason ?? tip)}
      className={button({ variant, size, block, covered: busy && !icon })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      data-held={disabledReason === null ? undefined : ''}
      data-writes={writes ? '' : undefined}
      onClick={isHeld ? swallow : onClick}
    >
      {icons.start}
      {icons.isFlat ? children : <span>{children}</span>}
      {icons.end}
    </button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { Icon, useButtonIcon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';
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

// That of `tip-anchor.ts` would bring the code of tooltips into the first script.
const tipOf = (text: string | null | undefined) =>
  text ? { 'data-tip': text, 'aria-description': text } : null;
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
  const lead = useButtonIcon(icon, busy);
  const isHeld = busy || disabledReason !== null;
  return (
    <button
      type="button"
      {...native}
      {...tipOf(disabledReason ?? tip)}
      {...lead.drawn}
      className={button({ variant, size, block, covered: busy && !icon })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      data-held={disabledReason === null ? undefined : ''}
      data-writes={writes ? '' : undefined}
      onClick={isHeld ? swallow : onClick}
    >
      {lead.icon}
      {lead.isFlat ? children : <span>{children}</span>}
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </button>
  );
}

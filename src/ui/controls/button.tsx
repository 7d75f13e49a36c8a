import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import type { Variants } from '../platform/variants.ts';
import { Spinner } from '../feedback/spinner.tsx';
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

function Leading({ busy, icon }: Pick<ButtonProps, 'busy' | 'icon'>) {
  if (busy) return <Spinner />;
  return icon ? <Icon of={icon} /> : null;
}

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
  const why = disabledReason ?? tip;
  const isHeld = busy || disabledReason !== null;
  return (
    <button
      type="button"
      {...native}
      {...(why ? { 'data-tip': why, 'aria-description': why } : null)}
      className={button({ variant, size, block, covered: busy && !icon })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      data-held={disabledReason === null ? undefined : ''}
      data-writes={writes ? '' : undefined}
      onClick={isHeld ? swallow : onClick}
    >
      <Leading busy={busy} icon={icon} />
      <span>{children}</span>
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </button>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { Look } from './look.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look<ButtonVariantProps, 'variant' | 'size' | 'block'> & {
    icon?: LucideIcon;
    endIcon?: LucideIcon;
    /** It keeps its width and its focus, shows a spinner and does nothing. */
    busy?: boolean;
    /** Makes it a toggle. */
    pressed?: boolean;
    /** Why nothing can be done with it now: it says so, can still be reached, and does nothing. */
    why?: string | null;
  };

const swallow = (event: MouseEvent) => event.preventDefault();

function Leading({ busy, icon }: Pick<ButtonProps, 'busy' | 'icon'>) {
  if (busy) return <Spinner />;
  return icon ? <Icon of={icon} /> : null;
}

/** A button with a text. A link that looks like one is a `ButtonLink`, one without text an `IconButton`. */
export function Button({
  variant,
  size,
  block,
  icon,
  endIcon,
  busy = false,
  pressed,
  why = null,
  children,
  onClick,
  ...native
}: ButtonProps) {
  const isHeld = busy || why !== null;
  return (
    <button
      type="button"
      {...native}
      title={why ?? native.title}
      className={button({ variant, size, block, covered: busy && !icon })}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={isHeld || undefined}
      data-held={why === null ? undefined : ''}
      onClick={isHeld ? swallow : onClick}
    >
      <Leading busy={busy} icon={icon} />
      <span>{children}</span>
      {endIcon ? <Icon of={endIcon} size="sm" /> : null}
    </button>
  );
}

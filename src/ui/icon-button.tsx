import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { button, type ButtonVariantProps } from '#styled/recipes';
import { Icon } from './icon.tsx';
import type { Look } from './look.ts';
import { Spinner } from './spinner.tsx';

const iconSizes = { sm: 'sm', md: 'md', touch: 'lg' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  Look<ButtonVariantProps, 'variant'> & {
    /** Its name, also shown under the pointer. */
    label: string;
    icon: LucideIcon;
    /** `touch` stays 44 px high on every window. */
    size?: keyof typeof iconSizes;
    busy?: boolean;
    pressed?: boolean;
  };

/** A square button that shows an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  busy = false,
  pressed,
  ...native
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={button({ variant, size, square: true })}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : <Icon of={icon} size={iconSizes[size]} />}
    </button>
  );
}

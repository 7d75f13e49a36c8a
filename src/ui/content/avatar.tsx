import { avatar, type AvatarVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

const initialsOf = (name: string) => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
};

/** The initials of a name; decorative. */
export function Avatar({ name, size }: { name: string } & Variants<AvatarVariantProps, 'size'>) {
  return (
    <span className={avatar({ size })} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

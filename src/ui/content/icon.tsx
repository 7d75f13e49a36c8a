import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

const sizes = {
  xs: { size: 12, strokeWidth: 2 },
  sm: { size: 14, strokeWidth: 2 },
  md: { size: 16, strokeWidth: 1.75 },
  lg: { size: 20, strokeWidth: 1.75 },
};

type IconProps = { of: LucideIcon; size?: keyof typeof sizes };

/** A lucide icon in one of the portal's sizes; decorative: the text beside it says the same. */
export const Icon = memo(function Icon({ of: Glyph, size = 'md' }: IconProps) {
  return <Glyph {...sizes[size]} />;
});

import type { LucideIcon } from 'lucide-react';
import { createContext, memo, useContext, type CSSProperties } from 'react';
import { Spinner } from '../feedback/spinner.tsx';

const sizes = {
  xs: { size: 12, strokeWidth: 2 },
  sm: { size: 14, strokeWidth: 2 },
  md: { size: 16, strokeWidth: 1.75 },
  lg: { size: 20, strokeWidth: 1.75 },
};

type IconSize = keyof typeof sizes;
type IconProps = { of: LucideIcon; size?: IconSize };

/** A lucide icon in one of the portal's sizes; decorative: the text beside it says the same. */
export const Icon = memo(function Icon({ of: Glyph, size = 'md' }: IconProps) {
  return <Glyph {...sizes[size]} />;
});

/** Attributes of an element that shows an icon before its text without an element for it. */
export type Drawn = { 'data-icon': IconSize; style: CSSProperties };
type DrawIcon = (icon: LucideIcon, size: IconSize, strokeWidth: number) => Drawn;

/** Draws the icons of components below as masks: where there are very many, as in rows of tables. */
const Drawing = createContext<DrawIcon | null>(null);
export const DrawnIcons = Drawing.Provider;

/** An icon as an element, or as attributes of its parent where icons are drawn; `isFlat` says which. */
export function useIcon(
  of: LucideIcon | undefined,
  size: IconSize = 'md',
  strokeWidth = sizes[size].strokeWidth,
) {
  const draw = useContext(Drawing);
  return {
    isFlat: draw !== null,
    drawn: of && draw?.(of, size, strokeWidth),
    icon: of && !draw ? <Icon of={of} size={size} /> : null,
  };
}

/** That of a button: a spinner while it is busy. */
export function useButtonIcon(of: LucideIcon | undefined, busy: boolean, size?: IconSize) {
  const shown = useIcon(busy ? undefined : of, size);
  return busy ? { ...shown, isFlat: false, icon: <Spinner /> } : shown;
}

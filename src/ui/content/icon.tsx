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
export function useIcon(of: LucideIcon | undefined, size: IconSize = 'md', strokeWidth?: number) {
  const draw = useContext(Drawing);
  if (!of) return { isFlat: draw !== null, drawn: null, icon: null };
  return draw
    ? { isFlat: true, drawn: draw(of, size, strokeWidth ?? sizes[size].strokeWidth), icon: null }
    : { isFlat: false, drawn: null, icon: <Icon of={of} size={size} /> };
}

type ButtonIcons = {
  start?: LucideIcon | undefined;
  end?: LucideIcon | undefined;
  size?: IconSize;
  busy: boolean;
};

/** Those of a button, before and after its text; while it is busy, a spinner is its first. */
export function useIcons({ start, end, size, busy }: ButtonIcons) {
  const first = useIcon(busy ? undefined : start, size);
  const last = useIcon(end, 'sm');
  return {
    isFlat: first.isFlat && !busy,
    drawn: { ...first.drawn, ...(last.drawn && { ...last.drawn, 'data-icon-end': '' }) },
    start: busy ? <Spinner /> : first.icon,
    end: last.icon,
  };
}

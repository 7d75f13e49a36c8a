import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Drawn } from '../content/icon.tsx';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>];
// What lucide's component renders: its drawing is a prop of that element.
type Rendering = { render: (props: object, ref: null) => ReactElement<{ icon: { node: readonly Shape[] } }> };

const attribute = ([name, value]: readonly [string, unknown]) => ` ${name}="${String(value)}"`;
const shapeOf = ([tag, { key: _, ...attributes }]: Shape) =>
  `<${tag}${Object.entries(attributes).map(attribute).join('')}/>`;

/** The address of an icon as a picture, to be used as a mask. */
export function pictureOf(icon: LucideIcon, strokeWidth: number): string {
  const { node } = (icon as unknown as Rendering).render({}, null).props.icon;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${node.map(shapeOf).join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const drawings = new Map<LucideIcon, Map<string, Drawn>>();

/** For `DrawnIcons`: a row of a list had 14 of its 54 elements for icons. */
export function drawIcon(icon: LucideIcon, size: Drawn['data-icon'], strokeWidth: number): Drawn {
  const known = drawings.get(icon) ?? new Map<string, Drawn>();
  drawings.set(icon, known);
  const key = `${size} ${strokeWidth}`;
  const drawn = known.get(key) ?? {
    'data-icon': size,
    style: { '--icon': `url("${pictureOf(icon, strokeWidth)}")` } as Drawn['style'],
  };
  known.set(key, drawn);
  return drawn;
}

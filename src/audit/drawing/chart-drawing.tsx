import { chartSheet } from '#styled/recipes';
import { createElement, type ReactElement } from 'react';
import { shapesOf, type Marks, type Shape } from './drawing.ts';
import type { Layout } from './layout.ts';
import { inkOf, type Paint } from './paints.ts';

/** A colour of the theme where it is painted: it follows light and dark. */
const colour = (name: string) => (name === 'none' ? name : `var(--colors-${name.replace('.', '-')})`);

function painted(paint: Paint) {
  const { fill, stroke, width, dashes, behind } = inkOf(paint);
  return {
    ...(fill && { fill: colour(fill) }),
    ...(stroke && { stroke: colour(stroke), strokeWidth: width ?? 1 }),
    ...(dashes && { strokeDasharray: dashes }),
    ...(behind && { paintOrder: 'stroke' }),
  };
}

/** React names attributes as scripts do; those of data stay. */
const named = (name: string) =>
  name.startsWith('data-') ? name : name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function elementOf({ tag, key, at, paint, text, within }: Shape): ReactElement {
  const attributes = Object.fromEntries(Object.entries(at).map(([name, value]) => [named(name), value]));
  return createElement(
    tag,
    { key, ...attributes, ...(paint && painted(paint)) },
    text ?? within?.map(elementOf),
  );
}

/** The parts of a drawing, within an SVG. */
export const Shapes = ({ layout, marks }: Pick<ChartDrawingProps, 'layout' | 'marks'>) =>
  shapesOf(layout, marks).map(elementOf);

type ChartDrawingProps = {
  layout: Layout;
  label: string;
  scale: number;
  marks: Marks;
  /** Of what is drawn. */
  id: string;
};

/** A statechart, drawn from its layout; what it shows besides is in `marks`. */
export function ChartDrawing({ layout, label, scale, marks, id }: ChartDrawingProps) {
  const { width, height } = layout;
  return (
    <svg
      className={chartSheet().drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      role="group"
      aria-label={label}
    >
      <g id={id}>
        <Shapes layout={layout} marks={marks} />
      </g>
    </svg>
  );
}

import { Field as Ark } from '@ark-ui/react/field';
import type { ComponentProps } from 'react';
import { input, textarea } from '#styled/recipes';
import { useFieldControl } from './field-control.ts';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> & {
  /** Grows to this many rows, then scrolls (F6). */
  maxRows?: number;
};

const lineHeight = 20;
const padding = 12;
const heightOf = (rows: number) => rows * lineHeight + padding;

export function Textarea({ rows = 3, maxRows = 6, ...native }: TextareaProps) {
  return (
    <Ark.Textarea
      {...useFieldControl()}
      {...native}
      autoresize
      rows={rows}
      style={{ minHeight: heightOf(rows), maxHeight: heightOf(maxRows) }}
      className={`${input()} ${textarea()}`}
    />
  );
}

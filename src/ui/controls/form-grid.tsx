import type { ReactNode } from 'react';
import { formGrid, type FormGridVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type FormGridProps = Variants<FormGridVariantProps, 'columns'> & { children: ReactNode };

/** One column, or with `columns="two"` pairs, which stack on phones. */
export function FormGrid({ columns, children }: FormGridProps) {
  return <div className={formGrid({ columns })}>{children}</div>;
}

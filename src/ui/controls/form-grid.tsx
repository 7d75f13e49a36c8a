import type { ReactNode } from 'react';
import { formGrid, type FormGridVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type FormGridProps = Variants<FormGridVariantProps, 'columns'> & { children: ReactNode };

/** The fields of a form under each other, or with `columns="two"` in pairs, which stand alone on phones. */
export function FormGrid({ columns, children }: FormGridProps) {
  return <div className={formGrid({ columns })}>{children}</div>;
}

import type { ReactNode } from 'react';
import { formHead } from '#styled/recipes';

/** What a form says of itself, above everything else in it. */
export function FormHead({ children }: { children: ReactNode }) {
  return <div className={formHead()}>{children}</div>;
}

import type { ReactNode } from 'react';
import { formHead } from '#styled/recipes';

export function FormHead({ children }: { children: ReactNode }) {
  return <div className={formHead()}>{children}</div>;
}

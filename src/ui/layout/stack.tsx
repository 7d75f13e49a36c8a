import type { ReactNode } from 'react';
import { stack } from '#styled/recipes';

/** Cards one under the other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={stack()}>{children}</div>;
}

import type { ReactNode } from 'react';
import { stack } from '#styled/recipes';

export function Stack({ children }: { children: ReactNode }) {
  return <div className={stack()}>{children}</div>;
}

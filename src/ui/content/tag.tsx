import type { ReactNode } from 'react';
import { tag } from '#styled/recipes';

export function Tag({ children }: { children: ReactNode }) {
  return <span className={tag()}>{children}</span>;
}

import type { ReactNode } from 'react';
import { tag } from '#styled/recipes';

/** A short code or word: a requirement, a traffic type. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={tag()}>{children}</span>;
}

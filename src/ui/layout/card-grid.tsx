import type { ReactNode } from 'react';
import { cardGrid } from '#styled/recipes';

/** Cards in as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={cardGrid()}>{children}</div>;
}

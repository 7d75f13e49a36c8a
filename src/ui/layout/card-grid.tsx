import type { ReactNode } from 'react';
import { cardGrid } from '#styled/recipes';

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={cardGrid()}>{children}</div>;
}

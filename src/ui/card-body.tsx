import type { ReactNode } from 'react';
import { card } from '#styled/recipes';

/** The padded content of a card. */
export function CardBody({ children }: { children: ReactNode }) {
  return <div className={card().body}>{children}</div>;
}

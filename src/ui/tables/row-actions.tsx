import type { ReactNode } from 'react';
import { rowActions } from '#styled/recipes';

/** What can be done with one row of a table: a button with a text, then icons. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={rowActions()}>{children}</div>;
}

import { rowNote } from '#styled/recipes';
import type { ReactNode } from 'react';

/** On a line of its own under the name in a row: what changes, or has. */
export function RowNote({ children }: { children: ReactNode }) {
  return <span className={rowNote()}>{children}</span>;
}

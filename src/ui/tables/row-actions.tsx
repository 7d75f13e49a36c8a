import type { ReactNode } from 'react';
import { rowActions } from '#styled/recipes';

/** A button with a text, then icon buttons. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={rowActions()}>{children}</div>;
}

import type { ReactNode } from 'react';
import { formActions } from '#styled/recipes';

/** The buttons of a form, the one that sends it first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={formActions()}>{children}</div>;
}

import type { ReactNode } from 'react';
import { formStack } from '#styled/recipes';

/** The `FormSection`s of one form. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={formStack()}>{children}</div>;
}

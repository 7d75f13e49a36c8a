import type { ReactNode } from 'react';
import { formStack } from '#styled/recipes';

export function FormStack({ children }: { children: ReactNode }) {
  return <div className={formStack()}>{children}</div>;
}

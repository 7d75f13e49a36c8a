import type { ReactNode } from 'react';
import { hiddenText } from '#styled/recipes';

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={hiddenText()}>{children}</span>;
}

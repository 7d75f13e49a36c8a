import type { ReactNode } from 'react';
import { hiddenText } from '#styled/recipes';

/** Text for screen readers; `live` announces changes. */
export function HiddenText({ live, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={hiddenText()} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}

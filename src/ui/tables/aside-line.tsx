import type { ReactNode } from 'react';
import { HiddenText } from '../layout/hidden-text.tsx';

/** The columns without room of their own, in the cell of another. */
export function AsideLine({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={className} data-aside="">
      {children}
    </span>
  );
}

export function AsidePart({ head, children }: { head: string; children: ReactNode }) {
  return (
    <span>
      <HiddenText>{head} </HiddenText>
      {children}
    </span>
  );
}

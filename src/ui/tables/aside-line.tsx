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

type AsidePartProps = { head: string; apart?: boolean | undefined; children: ReactNode };

export function AsidePart({ head, apart = false, children }: AsidePartProps) {
  return (
    <span data-apart={apart ? '' : undefined}>
      <HiddenText>{head} </HiddenText>
      {children}
    </span>
  );
}

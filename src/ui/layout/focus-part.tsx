import type { ReactNode, Ref } from 'react';
import { focusPart } from '#styled/recipes';

type FocusPartProps = {
  /** Accessible name. */
  label: string;
  /** Receives a function that focuses it; call it before the focused element is replaced. */
  ref: Ref<HTMLElement>;
  children: ReactNode;
};

/** A part of a page that is replaced as a whole: it takes the focus instead of losing it. */
export function FocusPart({ label, ref, children }: FocusPartProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={focusPart()}>
      {children}
    </section>
  );
}

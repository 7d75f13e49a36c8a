import type { ReactNode, Ref } from 'react';
import { focusPart } from '#styled/recipes';

type FocusPartProps = {
  /** What it is, for screen readers. */
  label: string;
  /** Gives it the focus, before what had it is replaced. */
  ref: Ref<HTMLElement>;
  children: ReactNode;
};

/** A part of a page that is replaced as a whole: the focus comes to it instead of being lost. */
export function FocusPart({ label, ref, children }: FocusPartProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={label} className={focusPart()}>
      {children}
    </section>
  );
}

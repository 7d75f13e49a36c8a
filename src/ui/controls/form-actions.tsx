import type { ReactNode } from 'react';
import { formActions, type FormActionsVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type FormActionsProps = Variants<FormActionsVariantProps, 'end'> & {
  /** They send the form: on phones they stay within reach of the thumb while it is on screen. */
  submits?: boolean;
  children: ReactNode;
};

/** The buttons of a form, the one that sends it first; at the `end` below forms of several cards. */
export function FormActions({ submits = false, end, children }: FormActionsProps) {
  return (
    <div className={formActions({ submits, end })} data-submit-row={submits ? '' : undefined}>
      {children}
    </div>
  );
}

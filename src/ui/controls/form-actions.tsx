import type { ReactNode } from 'react';
import { formActions, type FormActionsVariantProps } from '#styled/recipes';
import type { Variants } from '../platform/variants.ts';

type FormActionsProps = Variants<FormActionsVariantProps, 'end' | 'equal'> & {
  /** A submit row: on phones it sticks to the bottom while the form is on screen. */
  submits?: boolean;
  children: ReactNode;
};

/** Buttons at the end of a form, as in dialogs: the submit button last. At the `end` below forms of several cards. */
export function FormActions({ submits = false, end, equal, children }: FormActionsProps) {
  return (
    <div className={formActions({ submits, end, equal })} data-submit-row={submits ? '' : undefined}>
      {children}
    </div>
  );
}

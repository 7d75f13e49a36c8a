import { createContext, useContext } from 'react';

/** What a control learns from the field around it. */
export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export const FieldControlContext = createContext<FieldControl>({});
export const FieldLabelContext = createContext<string | undefined>(undefined);

/** Attributes for the control inside a `Field`; none outside of one. */
export const useFieldControl = () => useContext(FieldControlContext);

/** The id of the label of the `Field` around, for parts that a `for` does not reach. */
export const useFieldLabel = () => useContext(FieldLabelContext);

import { createContext, useContext } from 'react';

export type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export const FieldControlContext = createContext<FieldControl>({});
export const FieldLabelContext = createContext<string | undefined>(undefined);

// Attributes for the control inside a `Field`; empty outside of one.
export const useFieldControl = () => useContext(FieldControlContext);

// The label id of the surrounding `Field`, for parts that `for` does not reach.
export const useFieldLabel = () => useContext(FieldLabelContext);

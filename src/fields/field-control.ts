import type { ReactNode } from 'react';
import type { FieldOptions, FieldType } from './field-types.ts';

/** What the control of a field is given, whatever its type. */
type ControlState = {
  id: string;
  name: string;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** A control of the browser's own: it keeps its value itself. */
export type NativeProps<Type extends FieldType> = ControlState & {
  options: FieldOptions[Type];
  /** What it begins with, as it stands in the element. */
  initial: string;
  /** For the controls that bring their own label. */
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  isRequired: boolean;
};

/** A control of ours: an element that nobody sees keeps the value, this one shows and changes it. */
export type WidgetProps<Type extends FieldType, Value> = ControlState & {
  options: FieldOptions[Type];
  value: Value;
  onChange: (value: Value) => void;
  /** The focus has left it. */
  onBlur: () => void;
  isInvalid: boolean;
};

import type { ReactNode } from 'react';

/** One of the values to choose from; `value` is submitted, `label` is shown. */
export type Option = { value: string; label: string; isDisabled?: boolean };
/** A value of a cascader with those below it. */
export type OptionTree = Option & { children?: readonly OptionTree[] };

/** First and last day that may be chosen, yyyy-MM-dd. */
export type DayLimits = { min?: string; max?: string };
export type DayOptions = DayLimits & {
  /** How a date is shown, in the letters of date-fns; yyyy-MM-dd unless told otherwise (F6). */
  format?: string;
  placeholder?: string;
};

/** What the control of a field is given, whatever its type. */
type ControlState = {
  id: string;
  name: string;
  isDisabled: boolean;
  isReadOnly: boolean;
};

/** Of a type that has nothing of its own. */
type NoOptions = Record<never, never>;

/** A control of the browser's own: it keeps its value itself. `Options` is what fields of its type have of their own. */
export type NativeProps<Options = NoOptions> = ControlState & {
  options: Options;
  /** What it begins with, as it stands in the element. */
  initial: string;
  /** For the controls that bring their own label. */
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  isRequired: boolean;
};

/** A control of ours: an element that nobody sees keeps the value, this one shows and changes it. */
export type WidgetProps<Options, Value> = ControlState & {
  options: Options;
  value: Value;
  onChange: (value: Value) => void;
  /** The focus has left it. */
  onBlur: () => void;
  isInvalid: boolean;
};

/** What a `customField` is drawn with; its value is a text. */
export type CustomControl = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
};

import type { ReactNode } from 'react';

/** `value` is submitted, `label` is shown. */
export type Option = { value: string; label: string; isDisabled?: boolean };
export type OptionTree = Option & { children?: readonly OptionTree[] };

/** yyyy-MM-dd. */
export type DayLimits = { min?: string; max?: string };
export type DayOptions = DayLimits & {
  // A date-fns pattern; yyyy-MM-dd by default (F6).
  format?: string;
  placeholder?: string;
};

// What every control receives.
type ControlState = {
  id: string;
  name: string;
  isDisabled: boolean;
  isReadOnly: boolean;
};

type NoOptions = Record<never, never>;

/** Props of a native control, which holds its own value. `Options` are the options of its field type. */
export type NativeProps<Options = NoOptions> = ControlState & {
  options: Options;
  /** The initial value, as serialised in the element. */
  initial: string;
  /** For controls that render their own label. */
  label: ReactNode;
  hint: ReactNode;
  error: ReactNode;
  isRequired: boolean;
};

/** Props of a custom widget: a hidden element holds the value, the widget shows and changes it. */
export type WidgetProps<Options, Value> = ControlState & {
  options: Options;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  isInvalid: boolean;
};

/** Props for `customField`; its value is a text. */
export type CustomControl = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
};

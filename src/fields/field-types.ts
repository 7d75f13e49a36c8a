import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { RuleName } from './rule-messages.ts';
import type { RuleSet } from './rule-set.ts';

/** One of the values to choose from; `value` is submitted, `label` is shown. */
export type Option = { value: string; label: string; isDisabled?: boolean };
/** A value of a cascader with those below it. */
export type OptionTree = {
  value: string;
  label: string;
  isDisabled?: boolean;
  children?: readonly OptionTree[];
};

type Text = { placeholder?: string; autoComplete?: string; size?: 'md' | 'lg' };
type Suggestions = {
  /** Offers what a text may go on with; asked 100 ms after the last key (E14). */
  suggest?: (typed: string) => readonly string[] | Promise<readonly string[]>;
};
type Days = {
  /** How a date is shown, in the letters of date-fns; yyyy-MM-dd unless told otherwise (F6). */
  format?: string;
  /** First and last day that may be chosen, yyyy-MM-dd. */
  min?: string;
  max?: string;
};
type Numbers = { min?: number; max?: number; step?: number };

/** What each type of field has of its own, beside what all have (F5, F6). */
export type FieldOptions = {
  text: Text & Suggestions & { inputMode?: 'text' | 'tel' | 'url' | 'search' | 'numeric'; isCode?: boolean };
  password: Text & {
    /** Tells in words how strong a new password is. */
    strength?: boolean;
  };
  /** `rows` 3, grows to `maxRows` 6 (F6). */
  textarea: Omit<Text, 'size'> & { rows?: number; maxRows?: number };
  email: Text;
  date: Days & { placeholder?: string };
  datetime: { min?: string; max?: string };
  'datetime-local': Days & { placeholder?: string };
  month: Days & { placeholder?: string };
  week: Days & { placeholder?: string };
  time: { step?: number };
  /** Two thumbs; the end is never before the start (F6). */
  range: Numbers & { unit?: string };
  color: { swatches?: readonly string[] };
  /** Many of the options, or one with `single`; `search` asks somebody else, 300 ms after the last key (E14). */
  multiselect: {
    single?: boolean;
    options?: readonly Option[];
    search?: (typed: string) => Promise<readonly Option[]>;
    placeholder?: string;
    size?: 'md' | 'lg';
  };
  checkbox: Record<never, never>;
  /** Dots, or `buttons` side by side. */
  radio: { options?: readonly Option[]; look?: 'dots' | 'buttons' };
  switch: Record<never, never>;
  /** A day, two days with `range` (their calendar always open with `inline`), or with `withTime` HH:mm:ss (F6). */
  datepicker: Days & {
    range?: boolean;
    /** The most days of a range. */
    maxDays?: number;
    inline?: boolean;
    withTime?: boolean;
    placeholder?: string;
  };
  /** HH:mm, or HH:mm:ss with `withSeconds`. */
  timepicker: { withSeconds?: boolean };
  /** From `start` 00:00 to `end` 23:59 every `step` 15 minutes (F6). */
  timeselect: { start?: string; end?: string; step?: number; placeholder?: string };
  file: { multiple?: boolean; accept?: string; maxFiles?: number };
  cascader: { options?: readonly OptionTree[]; placeholder?: string };
  /** Between `min` and `max`, with `precision` 0 digits behind the point: steps are clamped, what is typed is checked (F6). */
  number: Numbers & { precision?: number; unit?: string; placeholder?: string };
  /** From 0 to 100 in steps of 1, told 300 ms after the last move (F6, E14). */
  slider: Numbers & { unit?: string };
  /** Whatever a screen draws itself. */
  customField: {
    render?: (control: CustomControl) => ReactNode;
  };
  hidden: Record<never, never>;
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

/** The types of fields (F5). */
export type FieldType = keyof FieldOptions;

/** What all fields have. */
type Common = {
  label: MessageDescriptor;
  rules?: RuleSet;
  /** What a broken rule says here, in place of its own text. */
  ruleTexts?: { readonly [Name in RuleName]?: MessageDescriptor };
  hint?: MessageDescriptor;
  /** Never kept in a draft: bank data, tokens. Passwords and files never are. */
  secret?: boolean;
  /** The field that it means nothing without: a newer value of that one brings the newer value of this one along. */
  follows?: string;
};

/** A field of a form, as data. */
export type FieldDefinition = {
  [Type in FieldType]: { type: Type } & Common & FieldOptions[Type];
}[FieldType];
/** The fields of a form by the name under which the network knows them. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The value of a field: never the text that stands for it on the screen (F5). Ranges are empty or have two ends. */
export type FieldValue<Definition extends FieldDefinition> = Definition extends { type: 'number' | 'slider' }
  ? number | null
  : Definition extends { type: 'range' }
    ? readonly number[]
    : Definition extends { type: 'checkbox' | 'switch' }
      ? boolean
      : Definition extends { type: 'multiselect'; single: true }
        ? string
        : Definition extends { type: 'multiselect' | 'cascader' }
          ? readonly string[]
          : Definition extends { type: 'datepicker'; range: true }
            ? readonly string[]
            : Definition extends { type: 'file'; multiple: true }
              ? readonly File[]
              : Definition extends { type: 'file' }
                ? File | null
                : string;

/** The values of a form by the name of their field. */
export type FormValues<Definitions extends FieldDefinitions> = {
  readonly [Name in keyof Definitions]: FieldValue<Definitions[Name]>;
};

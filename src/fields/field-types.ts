import type { MessageDescriptor } from '@lingui/core';
import type { fieldTable } from './field-table.ts';
import type { RuleName } from './rule-messages.ts';
import type { RuleSet } from './rule-set.ts';

type Table = typeof fieldTable;
export type FieldType = keyof Table;

type ControlOf<Row> = Row extends { Native: infer Control } | { Widget: infer Control } ? Control : never;
type OptionsOf<Control> = Control extends (props: infer Props extends { options: object }) => unknown
  ? Props['options']
  : never;
// Options by field type, taken from the props of its control (F5, F6).
export type FieldOptions = { [Type in FieldType]: OptionsOf<ControlOf<Table[Type]>> };

type Common = {
  label: MessageDescriptor;
  rules?: RuleSet;
  /** Messages in place of the default ones of the rules. */
  ruleTexts?: { readonly [Name in RuleName]?: MessageDescriptor };
  hint?: MessageDescriptor;
  /** Never stored in a draft: bank data, tokens. Passwords and files never are. */
  secret?: boolean;
  /** The field this one depends on: taking the newer value of that one takes the newer value of this one too. */
  follows?: string;
};

export type FieldDefinition = {
  [Type in FieldType]: { type: Type } & Common & FieldOptions[Type];
}[FieldType];
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

// The value of a field, not its displayed text (F5). A range is empty or has two ends.
export type FieldValue<Definition extends FieldDefinition> = Definition extends { type: 'number' }
  ? number | null
  : Definition extends { type: 'multiselect'; single: true }
    ? string
    : Definition extends { type: 'datepicker'; range: true }
      ? readonly string[]
      : Definition extends { type: 'file'; multiple: true }
        ? readonly File[]
        : Table[Definition['type']]['codec']['empty'];

export type FormValues<Definitions extends FieldDefinitions> = {
  readonly [Name in keyof Definitions]: FieldValue<Definitions[Name]>;
};

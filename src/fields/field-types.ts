import type { MessageDescriptor } from '@lingui/core';
import type { fieldTable } from './field-table.ts';
import type { RuleName } from './rule-messages.ts';
import type { RuleSet } from './rule-set.ts';

type Table = typeof fieldTable;
/** The types of fields (F5). */
export type FieldType = keyof Table;

type ControlOf<Row> = Row extends { Native: infer Control } | { Widget: infer Control } ? Control : never;
type OptionsOf<Control> = Control extends (props: infer Props extends { options: object }) => unknown
  ? Props['options']
  : never;
/** What each type of field has of its own, as its control says, beside what all have (F5, F6). */
export type FieldOptions = { [Type in FieldType]: OptionsOf<ControlOf<Table[Type]>> };

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
export type FieldValue<Definition extends FieldDefinition> = Definition extends { type: 'number' }
  ? number | null
  : Definition extends { type: 'multiselect'; single: true }
    ? string
    : Definition extends { type: 'datepicker'; range: true }
      ? readonly string[]
      : Definition extends { type: 'file'; multiple: true }
        ? readonly File[]
        : Table[Definition['type']]['codec']['empty'];

/** The values of a form by the name of their field. */
export type FormValues<Definitions extends FieldDefinitions> = {
  readonly [Name in keyof Definitions]: FieldValue<Definitions[Name]>;
};

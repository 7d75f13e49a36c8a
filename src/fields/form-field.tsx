import { Field } from '#ui/controls/field.tsx';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { omit } from 'es-toolkit';
import type { ComponentProps, ReactNode } from 'react';
import { nativeControls } from './controls/native-controls.ts';
import { isWidget } from './controls/widgets.ts';
import { errorText } from './field-errors.ts';
import type { NativeProps } from './field-control.ts';
import type { FieldDefinition, FieldDefinitions, FieldOptions, FieldType } from './field-types.ts';
import { isRequired } from './rule-set.ts';
import type { FormOf } from './use-form.ts';
import { WidgetField } from './widget-field.tsx';

type Frame = 'labelled' | 'group' | 'radiogroup' | 'own' | 'none';

/** Who names a control: a label, the group it is, it does so itself, nobody. */
const frames = {
  text: 'labelled',
  password: 'labelled',
  textarea: 'labelled',
  email: 'labelled',
  date: 'labelled',
  datetime: 'group',
  'datetime-local': 'group',
  month: 'labelled',
  week: 'labelled',
  time: 'labelled',
  range: 'group',
  color: 'labelled',
  multiselect: 'labelled',
  checkbox: 'own',
  radio: 'radiogroup',
  switch: 'own',
  datepicker: 'labelled',
  timepicker: 'group',
  timeselect: 'labelled',
  file: 'labelled',
  cascader: 'labelled',
  number: 'labelled',
  slider: 'group',
  customField: 'labelled',
  hidden: 'none',
} as const satisfies Record<FieldType, Frame>;

type OwnOptions<Definition extends FieldDefinition> = Partial<FieldOptions[Definition['type']]>;

type FormFieldProps<
  Definitions extends FieldDefinitions,
  Name extends keyof Definitions & string,
> = OwnOptions<Definitions[Name]> & {
  of: FormOf<Definitions>;
  name: Name;
  /** In place of the label of the definition: a text with a link, for example. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Beside the label. */
  aside?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
};

type Framed = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'error' | 'required'>;

/** A date picker with one input is named by its label, one with two is a group. */
const frameOf = (definition: FieldDefinition): Frame =>
  definition.type === 'datepicker' && (definition.range || definition.withTime)
    ? 'group'
    : frames[definition.type];

function inFrame(
  definition: FieldDefinition,
  id: string,
  { children, ...field }: Framed & { children: ReactNode },
) {
  const frame = frameOf(definition);
  if (frame === 'own' || frame === 'none') return children;
  return (
    <Field id={id} role={frame === 'labelled' ? undefined : frame} {...field}>
      {children}
    </Field>
  );
}

/**
 * A field of a form: the control of its type with label, required mark, hint and first error (F4, F5). What a
 * definition leaves open, options of a list for example, is given here.
 */
export function FormField<Definitions extends FieldDefinitions, Name extends keyof Definitions & string>({
  of: form,
  name,
  label,
  hint,
  aside,
  disabled = false,
  readOnly = false,
  ...own
}: FormFieldProps<Definitions, Name>) {
  const { i18n } = useLingui();
  const known = form.fields[name];
  if (!known) throw new Error(`The form '${form.id}' has no field '${name}'`);
  const definition: FieldDefinition = { ...known, ...own };
  const { errors: [first] = [], defaultValue: initial } = form.state.getField<string>(name);
  const texts = {
    ...withDefaults({ label, hint }, definition, i18n),
    error: first
      ? errorText(first, { ...form, fields: { ...form.fields, [name]: definition }, name, i18n })
      : null,
  };
  const required = isRequired(form.rules[name] ?? '');
  const state = {
    id: `${form.id}-${name}`,
    name,
    isDisabled: disabled,
    isReadOnly: readOnly || form.isBusy,
    initial,
  };
  if (isWidget(definition)) {
    return inFrame(definition, state.id, {
      ...texts,
      aside,
      required,
      children: <WidgetField {...state} definition={definition} isInvalid={first !== undefined} />,
    });
  }
  // Each control is given the options of its own type; the table is typed row by row.
  const Control = nativeControls[definition.type] as (props: NativeProps<FieldType>) => ReactNode;
  return inFrame(definition, state.id, {
    ...texts,
    aside,
    required,
    children: <Control {...state} {...texts} options={optionsOf(definition)} isRequired={required} />,
  });
}

type Texts = { label?: ReactNode; hint?: ReactNode };

/** The texts that are given, else those of the definition. */
const withDefaults = (given: Texts, { label, hint }: FieldDefinition, i18n: I18n) => ({
  label: given.label ?? i18n._(label),
  hint: given.hint ?? (hint ? i18n._(hint) : null),
});

/** What is left for the control when label, rules and the like are taken off. */
function optionsOf(definition: FieldDefinition) {
  return omit(definition, ['type', 'label', 'rules', 'ruleTexts', 'hint', 'secret', 'follows']);
}

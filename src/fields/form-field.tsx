import { Field } from '#ui/controls/field.tsx';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { omit } from 'es-toolkit';
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { errorText } from './field-errors.ts';
import { traitsOf } from './field-table.ts';
import type { FieldDefinition, FieldDefinitions, FieldOptions } from './field-types.ts';
import { textOf, writeValue } from './field-values.ts';
import { isRequired } from './rule-set.ts';
import { elementOf } from './use-changes.ts';
import type { FormOf } from './use-form.ts';
import { WidgetField } from './widget-field.tsx';

type OwnOptions<Definition extends FieldDefinition> = Partial<FieldOptions[Definition['type']]>;

type FormFieldProps<
  Definitions extends FieldDefinitions,
  Name extends keyof Definitions & string,
> = OwnOptions<Definitions[Name]> & {
  of: FormOf<Definitions>;
  name: Name;
  /** Replaces the label of the definition, for example by a text with a link. */
  label?: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
};

type Framed = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'aside' | 'error' | 'required'>;

function inFrame(
  definition: FieldDefinition,
  id: string,
  { children, ...field }: Framed & { children: ReactNode },
) {
  const { frame } = traitsOf(definition);
  if (frame === 'own' || frame === 'none') return children;
  return (
    <Field id={id} role={frame === 'labelled' ? undefined : frame} {...field}>
      {children}
    </Field>
  );
}

// What was typed into a field that goes, as another way of being paid is chosen, is there when it comes back.
function useLeft<Definitions extends FieldDefinitions>(
  { id, fields, left }: FormOf<Definitions>,
  name: keyof Definitions & string,
): void {
  useLayoutEffect(
    () => () => {
      const form = elementOf(id);
      const text = form ? textOf(fields, form, name) : null;
      if (text !== null) left.set(name, text);
    },
    [id, fields, left, name],
  );
}

// A field that was not sent has no value among those of a refused save.
function initialOf<Definitions extends FieldDefinitions>(
  { fields, saved, unsent, left, state }: FormOf<Definitions>,
  name: keyof Definitions & string,
): string {
  const definition = fields[name];
  const text = left.get(name);
  if (text !== undefined) return text;
  return definition && unsent.includes(name)
    ? writeValue(definition, saved[name])
    : state.getField<string>(name).defaultValue;
}

/**
 * A field of a form: the control of its type with label, required mark, hint and first error (F4, F5). Pass what the
 * definition leaves open, such as options of a list.
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
  const { i18n, t } = useLingui();
  const formDefinition = form.fields[name];
  if (!formDefinition) throw new Error(`The form '${form.id}' has no field '${name}'`);
  const definition: FieldDefinition = { ...formDefinition, ...own };
  const { errors: [first] = [] } = form.state.getField<string>(name);
  const lost = form.lostFiles.includes(name) ? t`Your file was not kept: choose it again` : null;
  const texts = {
    ...withDefaults({ label, hint }, definition, i18n),
    error: first
      ? errorText(first, { ...form, fields: { ...form.fields, [name]: definition }, name, i18n })
      : lost,
  };
  const required = isRequired(form.rules[name] ?? '');
  const state = {
    id: `${form.id}-${name}`,
    name,
    isDisabled: disabled || form.isDisabled,
    isReadOnly: readOnly || form.isBusy,
    initial: initialOf(form, name),
  };
  useLeft(form, name);
  const { Native, Widget } = traitsOf(definition);
  return inFrame(definition, state.id, {
    ...texts,
    aside,
    required,
    children: (
      <>
        {Native ? (
          <Native {...state} {...texts} options={optionsOf(definition)} isRequired={required} />
        ) : null}
        {Widget ? (
          <WidgetField {...state} {...{ definition, Widget }} isInvalid={first !== undefined} />
        ) : null}
      </>
    ),
  });
}

type Texts = { label?: ReactNode; hint?: ReactNode };

const withDefaults = (given: Texts, { label, hint }: FieldDefinition, i18n: I18n) => ({
  label: given.label ?? i18n._(label),
  hint: given.hint ?? (hint ? i18n._(hint) : null),
});

// The props of the control, without label, rules and the like.
function optionsOf(definition: FieldDefinition) {
  return omit(definition, ['type', 'label', 'rules', 'ruleTexts', 'hint', 'secret', 'follows']);
}

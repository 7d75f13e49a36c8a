import type { FieldDefinition, FieldDefinitions, FormValues } from './field-types.ts';
import { traitsOf } from './field-table.ts';

const codecOf = (definition: FieldDefinition) => traitsOf(definition).codec;

const namesOf = <Definitions extends FieldDefinitions>(fields: Definitions) =>
  // The keys are those of the table.
  Object.keys(fields) as (keyof Definitions & string)[];

const mapFields = <Definitions extends FieldDefinitions, Result>(
  fields: Definitions,
  map: (name: keyof Definitions & string, definition: FieldDefinition) => Result,
) =>
  Object.fromEntries(
    namesOf(fields).flatMap((name) => (fields[name] ? [[name, map(name, fields[name])]] : [])),
  );

function sentNames(form: HTMLFormElement): ReadonlySet<string | null> {
  const enabled = [...form.elements].filter((element) => !element.matches(':disabled'));
  return new Set(enabled.map((element) => element.getAttribute('name')));
}

// The fields that are disabled or not on screen.
export function unsentOf(fields: FieldDefinitions, form: HTMLFormElement): readonly string[] {
  const sent = sentNames(form);
  return Object.keys(fields).filter((name) => !sent.has(name));
}

// What is in a field, as text; null where it is not on screen or disabled, or where no text can hold it.
export function textOf(fields: FieldDefinitions, form: HTMLFormElement, name: string): string | null {
  const definition = fields[name];
  if (!definition || traitsOf(definition).noDraft || !sentNames(form).has(name)) return null;
  return writeValue(definition, codecOf(definition).read(new FormData(form).getAll(name)));
}

// The values of fields that are on screen and enabled.
export function readPresent<Definitions extends FieldDefinitions>(
  fields: Definitions,
  form: HTMLFormElement,
): Partial<FormValues<Definitions>> {
  const formData = new FormData(form);
  const present = sentNames(form);
  const values = mapFields(fields, (name, definition) => codecOf(definition).read(formData.getAll(name)));
  const shown = Object.entries(values).filter(([name]) => present.has(name));
  // Each value is of the type that the codec of its field reads.
  return Object.fromEntries(shown) as Partial<FormValues<Definitions>>;
}

// Serialises values; missing fields become empty.
export const writeValues = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  values: Partial<FormValues<Definitions>>,
): Record<string, string> => mapFields(fields, (name, definition) => writeValue(definition, values[name]));

export const writeValue = (definition: FieldDefinition, value: unknown): string =>
  codecOf(definition).write(value ?? codecOf(definition).empty);

export const readValue = (definition: FieldDefinition, written: string): unknown =>
  codecOf(definition).read([written]);

// Fills missing fields with their empty value.
export const completeValues = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  values: Partial<FormValues<Definitions>>,
) =>
  // One value for each field.
  mapFields(
    fields,
    (name, definition) => values[name] ?? codecOf(definition).empty,
  ) as FormValues<Definitions>;

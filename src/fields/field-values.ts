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

/** The values of those fields that have an element in a form which may be filled in. */
export function readPresent<Definitions extends FieldDefinitions>(
  fields: Definitions,
  form: HTMLFormElement,
): Partial<FormValues<Definitions>> {
  const formData = new FormData(form);
  const enabled = [...form.elements].filter((element) => !element.matches(':disabled'));
  const present = new Set(enabled.map((element) => element.getAttribute('name')));
  const values = mapFields(fields, (name, definition) => codecOf(definition).read(formData.getAll(name)));
  const kept = Object.entries(values).filter(([name]) => present.has(name));
  // Each value is of the type that the codec of its field reads.
  return Object.fromEntries(kept) as Partial<FormValues<Definitions>>;
}

/** Values as they stand in the elements; a field that is not among them stands there empty. */
export const writeValues = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  values: Partial<FormValues<Definitions>>,
): Record<string, string> => mapFields(fields, (name, definition) => writeValue(definition, values[name]));

/** One value as it stands in its element. */
export const writeValue = (definition: FieldDefinition, value: unknown): string =>
  codecOf(definition).write(value ?? codecOf(definition).empty);

/** The value that an element stands for. */
export const readValue = (definition: FieldDefinition, written: string): unknown =>
  codecOf(definition).read([written]);

/** All values, those that are not given empty. */
export const completeValues = <Definitions extends FieldDefinitions>(
  fields: Definitions,
  values: Partial<FormValues<Definitions>>,
) =>
  // One value for each field.
  mapFields(
    fields,
    (name, definition) => values[name] ?? codecOf(definition).empty,
  ) as FormValues<Definitions>;

import { completeAddress } from './addresses.ts';
import type { FieldDefinition, FieldDefinitions, FieldType, FormValues } from './field-types.ts';
import type { TypedNumber } from './typed-number.ts';

/** How the value of a field is written in the form element that stands for it, and read from there. */
type Codec<Value> = {
  read: (entries: readonly FormDataEntryValue[]) => Value;
  write: (value: Value) => string;
  /** What a field has before anything is entered. */
  empty: Value;
};

const firstText = ([entry]: readonly FormDataEntryValue[]) => (typeof entry === 'string' ? entry : '');

const text: Codec<string> = { read: firstText, write: (value) => value, empty: '' };
const address: Codec<string> = { ...text, read: (entries) => completeAddress(firstText(entries)) };

const boolean: Codec<boolean> = {
  read: (entries) => firstText(entries) === 'on',
  write: (value) => (value ? 'on' : ''),
  empty: false,
};

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const number: Codec<number | null> = {
  read: (entries) => {
    const value = parsed(firstText(entries));
    return typeof value === 'number' ? value : null;
  },
  write: (value) => (value === null ? '' : String(value)),
  empty: null,
};

/** A text that is no number stays as it was typed, in quotes: it is checked, and may be corrected. */
const typedNumber: Codec<TypedNumber> = {
  read: (entries) => {
    const value = parsed(firstText(entries));
    return typeof value === 'number' || typeof value === 'string' ? value : null;
  },
  write: (value) => (value === null ? '' : JSON.stringify(value)),
  empty: null,
};

function list<Item>(isItem: (item: unknown) => item is Item): Codec<readonly Item[]> {
  return {
    read: (entries) => {
      const items = parsed(firstText(entries));
      return Array.isArray(items) ? items.filter(isItem) : [];
    },
    write: (items) => (items.length === 0 ? '' : JSON.stringify(items)),
    empty: [],
  };
}

const texts = list((item): item is string => typeof item === 'string');
/** Texts as they stand in one element, as the fields of several texts write and read them. */
export const writeTexts = texts.write;
export const readTexts = (written: string): readonly string[] => texts.read([written]);

const numbers = list((item): item is number => typeof item === 'number');

const filesIn = (entries: readonly FormDataEntryValue[]) =>
  entries.filter((entry): entry is File => entry instanceof File && (entry.name !== '' || entry.size > 0));

const files: Codec<readonly File[]> = { read: filesIn, write: () => '', empty: [] };
const file: Codec<File | null> = {
  read: (entries) => filesIn(entries)[0] ?? null,
  write: () => '',
  empty: null,
};

/** By type, where the options of a field do not say otherwise. */
const codecs = {
  text,
  password: text,
  textarea: text,
  email: text,
  date: text,
  datetime: text,
  'datetime-local': text,
  month: text,
  week: text,
  time: text,
  range: numbers,
  color: text,
  multiselect: texts,
  checkbox: boolean,
  radio: text,
  switch: boolean,
  datepicker: text,
  timepicker: text,
  timeselect: text,
  file,
  cascader: texts,
  number: typedNumber,
  slider: number,
  customField: text,
  hidden: text,
} as const satisfies Record<FieldType, unknown>;

// A codec is only ever given values of its own field: `FieldValue` and this choice say the same.
const codecOf = (definition: FieldDefinition) =>
  (codecByOptions(definition) ?? codecs[definition.type]) as Codec<unknown>;

function codecByOptions(definition: FieldDefinition) {
  if (definition.type === 'text' && definition.inputMode === 'url') return address;
  if (definition.type === 'multiselect' && definition.single) return text;
  if (definition.type === 'datepicker' && definition.range) return texts;
  return definition.type === 'file' && definition.multiple ? files : null;
}

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

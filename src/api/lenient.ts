import { isRecord } from '#contract/first-calls.ts';
import { isEssential } from '#contract/values.ts';
import * as z from 'zod/mini';

// What could not be read: `leftOut` counts dropped rows, `places` are paths.
export type Losses = { leftOut: number; places: readonly string[] };

const unreadable = Symbol('unreadable');
const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

const noWords = new Set(['', '0', 'false', 'n', 'no', 'off']);
const isScalar = (given: unknown) =>
  typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';

function numberOf(given: unknown) {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) ? number : unreadable;
}

function flagOf(given: unknown) {
  if (!isScalar(given)) return unreadable;
  return !noWords.has(String(given).trim().toLowerCase());
}

// To UTC; an instant without an offset is UTC already.
function instantOf(text: string) {
  const isZoned = /(?:z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Date.parse(isZoned ? text : `${text.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? unreadable : new Date(time).toISOString();
}

function textOf(given: unknown, format: string | undefined) {
  if (typeof given === 'number' && format === undefined) return String(given);
  if (typeof given !== 'string') return unreadable;
  if (format === 'datetime') return instantOf(given);
  if (format === 'date') return /^\d{4}-\d\d-\d\d/.exec(given)?.[0] ?? unreadable;
  return given;
}

type Def = z.core.$ZodTypes['_zod']['def'];
// One function per type of schema.
type Table<Extra> = {
  readonly [Type in Def['type']]?: (def: Extract<Def, { type: Type }>, extra: Extra) => unknown;
};
const entryFor = <Extra>(table: Table<Extra>, def: Def) =>
  // The entry of a type takes that type's definition.
  table[def.type] as ((def: Def, extra: Extra) => unknown) | undefined;

const isIdentity = (name: string) => name === 'id' || name.endsWith('_id');

const blanks: Table<string> = {
  object: ({ shape }) =>
    Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, blankOf(part, name)] as const)),
  array: () => [],
  record: () => ({}),
  boolean: () => false,
  number: (_, name) => (isIdentity(name) ? 0 : Number.NaN),
  literal: ({ values }) => values[0],
  union: ({ options: [first] }, name) => (first ? blankOf(first, name) : null),
  default: ({ defaultValue }) => defaultValue,
  prefault: ({ defaultValue }) => defaultValue,
  optional: () => undefined,
  nullable: () => null,
};

// Replaces a missing field: shown as a dash or nothing, never the id of a row.
function blankOf(schema: z.core.$ZodType, name: string): unknown {
  const def = defOf(schema);
  const blank = entryFor(blanks, def);
  return blank ? blank(def, name) : '';
}

// `places` collects the losses.
type Part = {
  given: unknown;
  place: string;
  /** A row of a list, or an essential field of one. */
  isRow: boolean;
  places: Set<string>;
};
type PartOf = Part & { schema: z.core.$ZodType };

function lose<Blank>({ places }: Part, place: string, blank: Blank): Blank {
  places.add(place);
  return blank;
}

function exactly({ schema, given }: Pick<PartOf, 'schema' | 'given'>) {
  const parsed = z.safeParse(schema, given);
  return parsed.success ? parsed.data : unreadable;
}

function orElse(blank: unknown, schema: z.core.$ZodType, part: Part) {
  // The answer as a whole cannot be dropped.
  if (part.place === '') return read(schema, part);
  const value = read(schema, { ...part, isRow: true });
  return value === unreadable ? lose(part, part.place, blank) : value;
}

function readObject({ shape }: z.core.$ZodObjectDef, part: Part) {
  const { given, isRow } = part;
  if (!isRecord(given)) return unreadable;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const isNeeded = isRow && (name === 'id' || name === 'name' || isEssential(schema));
    const place = `${part.place}.${name}`;
    const value = read(schema, { ...part, given: given[name], place, isRow: isNeeded });
    if (value === unreadable && isNeeded) return lose(part, place, unreadable);
    const field = value === unreadable ? lose(part, place, blankOf(schema, name)) : value;
    if (field !== undefined) fields[name] = field;
  }
  return fields;
}

function readList({ element }: z.core.$ZodArrayDef, part: Part) {
  if (!Array.isArray(part.given)) return unreadable;
  const place = `${part.place}[]`;
  const items = part.given.map((given: unknown) => read(element, { ...part, given, place, isRow: true }));
  const found = items.filter((item) => item !== unreadable);
  return found.length < items.length ? lose(part, place, found) : found;
}

function readRecord({ keyType, valueType }: z.core.$ZodRecordDef, part: Part): unknown {
  if (!isRecord(part.given)) return unreadable;
  const entries = Object.entries(part.given).map(([name, given]) => ({
    name: exactly({ schema: keyType, given: name }),
    value: read(valueType, { ...part, given, place: `${part.place}.*`, isRow: false }),
  }));
  const found = entries.filter(({ name, value }) => name !== unreadable && value !== unreadable);
  const record: unknown = Object.fromEntries(found.map(({ name, value }) => [String(name), value]));
  if (found.length === entries.length) return record;
  return lose(part, part.place, part.isRow ? unreadable : record);
}

function readUnion({ options }: z.core.$ZodUnionDef, part: Part): unknown {
  const { given } = part;
  const exact = options.map((schema) => exactly({ schema, given })).find((value) => value !== unreadable);
  if (exact !== undefined) return exact;
  return options.map((schema) => read(schema, part)).find((value) => value !== unreadable) ?? unreadable;
}

const readers: Table<PartOf> = {
  object: readObject,
  array: readList,
  record: readRecord,
  union: readUnion,
  nullable: ({ innerType }, part) => ((part.given ?? null) === null ? null : orElse(null, innerType, part)),
  optional: ({ innerType }, part) =>
    part.given === undefined ? undefined : orElse(undefined, innerType, part),
  default: ({ innerType, defaultValue }, part) =>
    part.given === undefined ? defaultValue : orElse(defaultValue, innerType, part),
  enum: (_, part) => {
    if (!isScalar(part.given)) return unreadable;
    const word = String(part.given);
    return exactly({ ...part, given: word }) === unreadable ? lose(part, part.place, word) : word;
  },
  string: (def, part) => {
    const exact = exactly(part);
    return exact === unreadable
      ? textOf(part.given, 'format' in def ? String(def.format) : undefined)
      : exact;
  },
  number: (_, { given }) => numberOf(given),
  boolean: (_, { given }) => flagOf(given),
};

function read(schema: z.core.$ZodType, part: Part): unknown {
  const def = defOf(schema);
  const reader = entryFor(readers, def);
  return reader ? reader(def, { ...part, schema }) : exactly({ schema, given: part.given });
}

// Fields with one possible value need not be present.
function hasAnything(schema: z.ZodMiniType, given: unknown) {
  const def = defOf(schema);
  if (def.type !== 'object' || !isRecord(given)) return true;
  return Object.entries(def.shape).some(([name, part]) => name in given || defOf(part).type === 'literal');
}

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
const rowsIn = (answer: unknown) => countOf(isRecord(answer) ? answer['data'] : answer);

// Reads as much as possible of an answer that breaks the contract (P4): an unknown word stays, a number in a text is
// that number, a senseless field is blank. A row without its id, name or another essential field is dropped. Null
// where nothing matches.
export function readLeniently(
  schema: z.ZodMiniType,
  given: unknown,
  isPage: boolean,
): { value: unknown; losses: Losses } | null {
  const places = new Set<string>();
  const value = hasAnything(schema, given)
    ? read(schema, { given, place: '', isRow: isPage, places })
    : unreadable;
  if (value === unreadable) return null;
  return { value, losses: { leftOut: rowsIn(given) - rowsIn(value), places: [...places] } };
}

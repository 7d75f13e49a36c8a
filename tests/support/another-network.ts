import type { Endpoint } from '#contract/endpoint.ts';
import * as z from 'zod/mini';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
/** The path to a part of an answer. */
export type Place = readonly (string | number)[];

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
const texts = ['Kestrel', 'DE', 'analytics', '2026-11-01T00:00:00Z', '2026-11-01', '0'];

function scalarOf(schema: z.core.$ZodType, nth: number): Json {
  const def = defOf(schema);
  if (def.type === 'number') return nth;
  if (def.type === 'boolean') return true;
  if (def.type === 'literal') return def.values[0] as Json;
  if (def.type === 'enum') return String(Object.values(def.entries)[0]);
  return texts.find((text) => z.safeParse(schema, text).success) ?? {};
}

// A valid value; rows of lists differ by their ids.
function sampleOf(schema: z.core.$ZodType, nth = 1): Json {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => [name, sampleOf(part, nth)] as const),
      );
    case 'array':
      return [1, 2, 3].map((one) => sampleOf(def.element, one));
    case 'record':
      return Object.fromEntries([[scalarOf(def.keyType, nth), sampleOf(def.valueType, nth)]]) as Json;
    case 'union':
      return def.options[0] ? sampleOf(def.options[0], nth) : null;
    case 'nullable':
    case 'optional':
    case 'default':
      return sampleOf(def.innerType, nth);
    default:
      return scalarOf(schema, nth);
  }
}

/** Every part of a value; of a list, the first row only. */
export function placesOf(value: Json, place: Place = []): Place[] {
  const isList = Array.isArray(value);
  const parts = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  const inner = isList ? parts.slice(0, 1) : parts;
  return inner.flatMap(([name, part]) => {
    const at = [...place, isList ? Number(name) : name];
    return [at, ...placesOf(part, at)];
  });
}

export type Change = { name: string; of: (value: Json) => Json | undefined };
/** Deviations of another network: nothing, null, another type, another word. */
export const changes: readonly Change[] = [
  { name: 'missing', of: () => undefined },
  { name: 'null', of: () => null },
  { name: 'a text', of: (value) => (typeof value === 'string' ? 'brand-new' : 'none') },
  { name: 'a number', of: () => 4711.5 },
  { name: 'a list', of: () => [[]] },
  { name: 'an object', of: () => ({ unheard: 1 }) },
];

/** Parts of lists are never missing, as JSON has no holes. */
export function changed(value: Json, [name, ...rest]: Place, { of }: Change): Json {
  if (name === undefined) return of(value) ?? null;
  const copy = structuredClone(value);
  if (copy === null || typeof copy !== 'object') return copy;
  const parts = copy as Record<string | number, Json>;
  const part =
    rest.length > 0 ? changed(parts[name] ?? null, rest, { name: '', of }) : of(parts[name] ?? null);
  if (part === undefined && !Array.isArray(copy)) delete parts[name];
  else parts[name] = part ?? null;
  return copy;
}

export function answerSample({ answer: { kind, schema } }: Endpoint): Json {
  if (kind !== 'page') return sampleOf(schema);
  return { data: [1, 2, 3].map((nth) => sampleOf(schema, nth)), total: 3, limit: 10, offset: 0 };
}

const isNamed = (name: string) => /(?:^|_)(?:id|name|title|email|token|thumb|url)$/.test(name);

/** Without one number and with unknown words, as a newer network may answer; of a list, in its first row only. */
export function newer(value: Json, name = ''): Json {
  if (Array.isArray(value)) return value.map((item, nth) => (nth === 0 ? newer(item, name) : item));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, newer(part, key)]));
  }
  if (isNamed(name)) return value;
  if (typeof value === 'number') return null;
  return typeof value === 'string' && /^[a-z][a-z_-]*$/i.test(value) ? 'brand-new' : value;
}

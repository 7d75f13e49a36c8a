import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { envelopeSchema } from '#server/http/envelopes.ts';
import { operations, type Operation } from '#server/http/operations.ts';
import { hostileLinks, hostileTexts } from './hostile-texts.ts';
import { sinks, type Sink } from './text-sinks.ts';

// The field of a text and its maximum length.
type Place = { field: string; most: number };
type Change = (text: string, place: Place) => string;
type Schema = z.core.$ZodTypes;

// Every schema of the contract is one of zod's own.
const own = (schema: z.core.$ZodType) => schema as Schema;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Null for texts of a fixed form, such as dates.
function mostOf(def: z.core.$ZodStringDef): number | null {
  let most = Number.POSITIVE_INFINITY;
  if ('format' in def) return null;
  for (const { _zod: check } of def.checks ?? []) {
    const rule = check.def as z.core.$ZodCheckMaxLengthDef; // Of other checks only their names are read.
    if (rule.check !== 'max_length') return null;
    most = rule.maximum;
  }
  return most;
}

// Without optional and nullable.
function kindOf(schema: z.core.$ZodType): Schema['_zod']['def'] {
  const { def } = own(schema)._zod;
  const isWrapper = def.type === 'nullable' || def.type === 'optional' || def.type === 'default';
  return isWrapper ? kindOf(def.innerType) : def;
}

const changedEntries = (value: unknown, change: (name: string, inner: unknown) => unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(name, inner)]))
    : value;
const changedItems = (value: unknown, change: (inner: unknown) => unknown) =>
  Array.isArray(value) ? value.map(change) : value;

// Replaces every free text; the shape stays as in the schema.
export function withTexts(schema: z.core.$ZodType, value: unknown, change: Change): unknown {
  function inside(inner: z.core.$ZodType | undefined, part: unknown, field: string): unknown {
    if (!inner) return part;
    const def = kindOf(inner);
    switch (def.type) {
      case 'object':
        return changedEntries(part, (name, entry) => inside(def.shape[name], entry, name));
      case 'record':
        return changedEntries(part, (_, entry) => inside(def.valueType, entry, `${field}{}`));
      case 'array':
        return changedItems(part, (item) => inside(def.element, item, field));
      case 'union':
        return inside(
          def.options.find((option) => z.safeParse(option, part).success),
          part,
          field,
        );
      case 'string': {
        const most = mostOf(def);
        return most === null || typeof part !== 'string' ? part : change(part, { field, most });
      }
      default:
        return part;
    }
  }
  return inside(schema, value, '');
}

export function fieldsOf(schema: z.core.$ZodType, field = ''): string[] {
  const def = kindOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => fieldsOf(inner, name));
    case 'record':
      return fieldsOf(def.valueType, `${field}{}`);
    case 'array':
      return fieldsOf(def.element, field);
    case 'union':
      return def.options.flatMap((option) => fieldsOf(option, field));
    case 'string':
      return mostOf(def) === null ? [] : [field];
    default:
      return [];
  }
}

const patternOf = ({ endpoint }: Operation) =>
  new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const calls = operations(contract).map((operation) => ({
  ...operation.endpoint,
  pattern: patternOf(operation),
}));

// Null where the response is no JSON of the contract.
function bodySchema(method: string, path: string): z.core.$ZodType | null {
  const call = calls.find((one) => one.method === method && one.pattern.test(path));
  return call && call.answer.kind !== 'file' ? envelopeSchema(call) : null;
}

// The start in the list of texts, by call: stable for each call.
const startOf = (path: string) => Buffer.from(path).reduce((sum, byte) => sum + byte, 0);

/** Puts every hostile text into every sink in turn; `reached` records which text reached which calls and fields. */
export function createHostility() {
  const reached = new Map(hostileTexts.map((text) => [text, new Set<string>()]));
  const lists: Record<Sink, readonly string[]> = { text: hostileTexts, link: hostileLinks, code: [] };

  function changesOf(path: string): Change {
    let count = startOf(path);
    return (text, { field, most }) => {
      const list = lists[sinks[field] ?? 'code'];
      if (list.length === 0) return text;
      count += 1;
      const next = list[count % list.length] ?? '';
      reached.get(next)?.add(`${path} ${field}`);
      return next.toWellFormed().slice(0, most);
    };
  }

  /** The response of the network with hostile texts in place of free ones. */
  async function answer(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const schema = bodySchema(request.method(), pathname);
    if (!schema) return route.continue();
    const response = await route.fetch();
    const json = withTexts(schema, await response.json(), changesOf(pathname));
    return route.fulfill({ response, json });
  }

  return {
    reached,
    /** Every later response to this page is hostile. */
    poison: (page: Page) => page.route(/\/(publisher|public|storage\/dict\.json)/, answer),
  };
}

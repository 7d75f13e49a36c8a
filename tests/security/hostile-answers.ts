import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { envelopeSchema } from '#server/http/envelopes.ts';
import { operations, type Operation } from '#server/http/operations.ts';
import { hostileLinks, hostileTexts } from './hostile-texts.ts';
import { sinks, type Sink } from './text-sinks.ts';

/** A text of an answer: the field that it stands in, and how long it may be. */
type Place = { field: string; most: number };
type Change = (text: string, place: Place) => string;
type Schema = z.core.$ZodTypes;

// Every schema of the contract is one of zod's own.
const own = (schema: z.core.$ZodType) => schema as Schema;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The longest that a text may be; null: its form is fixed, as that of a date is. */
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

/** What a schema is, apart from being left out or null. */
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

/** The value with every free text in it changed; its shape stays what the schema says. */
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

/** The names of the fields in which a schema allows a free text. */
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

/** The shape of what a request is answered with; null where that is no JSON of the contract. */
function bodySchema(method: string, path: string): z.core.$ZodType | null {
  const call = calls.find((one) => one.method === method && one.pattern.test(path));
  return call && call.answer.kind !== 'file' ? envelopeSchema(call) : null;
}

/** Where in a list an answer begins: other calls at other places, and the same call always at the same. */
const startOf = (path: string) => Buffer.from(path).reduce((sum, byte) => sum + byte, 0);

/** Puts every hostile text into every sink in turn; `reached` tells which text has come to which calls and fields. */
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

  /** Answers a call as the network does, with hostile texts in every place where people write. */
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
    /** All that this page asks for from now on comes back hostile. */
    poison: (page: Page) => page.route(/\/(publisher|public|storage\/dict\.json)/, answer),
  };
}

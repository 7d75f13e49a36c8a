import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';

export type Rows = ReadonlyMap<string, readonly unknown[]>;
export type Inputs = { path: string; query: string } | { missing: string };

// The source of ids where the path before `{id}` is no list.
const listOf: Readonly<Record<string, string>> = {
  '/publisher/v1/clicktags': '/publisher/v1/dict/clicktags',
  '/publisher/v1/config': '/publisher/v1/config/entries',
  '/publisher/v1/tags/city': '/public/v1/dict/countries',
  '/publisher/v1/tracking-links/offers': '/publisher/v1/offers',
};

// Where not every row of the list has what is asked for.
const isFit: Readonly<Record<string, (row: unknown) => boolean>> = {
  '/publisher/v1/payments/{id}/invoice': (row) =>
    typeof row === 'object' && row !== null && 'invoice_number' in row && row.invoice_number !== null,
};

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : undefined;

// For required query parameters.
function valueOf(name: string, rows: Rows): string | undefined {
  const values: Record<string, () => string | undefined> = {
    date_from: () => dayAgo(7),
    date_to: () => dayAgo(1),
    dimensions: () => 'country',
    offer_id: () => idOf(rows.get('/publisher/v1/offers')?.[0]),
  };
  return values[name]?.();
}

function segmentOf(
  { params, path }: Endpoint,
  name: string,
  [prefix, rows]: [string, Rows],
): string | undefined {
  const schema: unknown = params?.shape[name];
  if (schema instanceof z.ZodMiniEnum) return String(schema.options[0]);
  return idOf(rows.get(listOf[prefix] ?? prefix)?.find(isFit[path] ?? (() => true)));
}

function encoded(schema: z.core.$ZodType, value: unknown): string | undefined {
  return value === undefined ? undefined : z.string().parse(z.encode(schema, value));
}

function queryOf({ query }: Endpoint, rows: Rows) {
  const pairs: [string, string][] = [];
  for (const [name, schema] of Object.entries(query?.shape ?? {})) {
    // As the portal does, what has a default is sent too.
    const usual = z.safeParse(schema, undefined);
    const value = usual.success ? encoded(schema, usual.data) : valueOf(name, rows);
    if (value !== undefined) pairs.push([name, value]);
    else if (!usual.success) return { missing: name };
  }
  return { pairs };
}

// Ids from the lists read before, and the portal's own defaults.
export function inputsOf(endpoint: Endpoint, rows: Rows): Inputs {
  const parts: string[] = [];
  for (const part of endpoint.path.split('/')) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    const segment = name === undefined ? part : segmentOf(endpoint, name, [parts.join('/'), rows]);
    if (segment === undefined) return { missing: String(name) };
    parts.push(name === undefined ? segment : encodeURIComponent(segment));
  }
  const query = queryOf(endpoint, rows);
  if ('missing' in query) return { missing: String(query.missing) };
  return { path: parts.join('/'), query: String(new URLSearchParams(query.pairs)) };
}

import type { Endpoint } from '#contract/endpoint.ts';
import * as z from 'zod/mini';
import { callPath } from './call-path.ts';

type CallInput = { params?: Record<string, unknown>; query?: Record<string, unknown> };

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

// Defaults of the contract are sent too: a foreign network need not share them.
function queryOf({ query }: Endpoint, values: Record<string, unknown> = {}): string {
  const encoded = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    const value = values[name] ?? z.safeParse(schema, undefined).data;
    return isEmpty(value) ? [] : [[name, String(z.encode(schema, value))]];
  });
  return encoded.length > 0 ? `?${new URLSearchParams(encoded)}` : '';
}

/** Path and query, without the origin of the network. */
export const callAddress = (endpoint: Endpoint, { params, query }: CallInput): string =>
  callPath(endpoint, params) + queryOf(endpoint, query);

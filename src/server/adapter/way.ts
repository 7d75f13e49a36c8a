import type { Endpoint } from '#contract/endpoint.ts';
import type { Asked, Mapping, Refused, Sent } from './adapter.ts';

/** A request with the path and query of the contract, or of the network behind. */
export type Outgoing = {
  method: string;
  path: string;
  search: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | string | null;
};

/** What an adapter says of a call, and of all: the types of its functions are its own. */
export type Way = {
  name: string;
  endpoint: Endpoint;
  own: Pick<Mapping, 'route' | 'encoding'> & {
    query?: (query: Asked['query']) => Record<string, string | undefined>;
    body?: (body: unknown) => unknown;
    answer?: (theirs: unknown, asked: Asked) => unknown;
  };
  all: {
    request?: (sent: Sent, call: string) => Sent;
    answer?: (theirs: unknown, call: string) => unknown;
    failure?: (theirs: unknown, status: number, call: string) => Refused;
  };
};

/** JSON, of nothing null; null: it is none. */
export function parsed(text: string): { value: unknown } | null {
  try {
    return { value: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    return null;
  }
}

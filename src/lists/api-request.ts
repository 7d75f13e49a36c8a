import { callAddress } from '#api/call-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** The query options of a list, from `query()`. */
export type ListRequest = { queryKey: readonly unknown[]; meta?: { endpoint?: Endpoint } | undefined };

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

// The same call as a shell command for the network behind `origin`. It reads the token from $TOKEN, so that none is
// copied (O11); null if the query is no call of the contract.
export function apiRequestOf({ queryKey, meta }: ListRequest, origin: string): string | null {
  if (!meta?.endpoint) return null;
  // `query()` stores the input of the call here.
  const address = origin + callAddress(meta.endpoint, queryKey[2] as Parameters<typeof callAddress>[1]);
  return [
    `curl ${quoted(address)}`,
    `--header 'accept: application/json'`,
    `--header "authorization: Bearer $TOKEN"`,
  ].join(' \\\n  ');
}

import { callAddress } from '#api/call-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** What a list has asked, as `query()` describes it. */
export type ListRequest = { queryKey: readonly unknown[]; meta?: { endpoint?: Endpoint } | undefined };

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The same call for a shell, on the network behind `origin`. It reads the token from the variable TOKEN, so that none is
 * ever copied (O11); null for what is no call of the contract.
 */
export function apiRequestOf({ queryKey, meta }: ListRequest, origin: string): string | null {
  if (!meta?.endpoint) return null;
  // `query()` put the call's own input there.
  const address = origin + callAddress(meta.endpoint, queryKey[2] as Parameters<typeof callAddress>[1]);
  return [
    `curl ${quoted(address)}`,
    `--header 'accept: application/json'`,
    `--header "authorization: Bearer $TOKEN"`,
  ].join(' \\\n  ');
}

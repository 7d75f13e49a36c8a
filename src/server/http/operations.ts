import type { Endpoint, EndpointSpec } from '#contract/endpoint.ts';
import { integer } from '#contract/wire.ts';

// Its name (`offers.list`), and its path as the router writes it (`/offers/:id{[0-9]{1,15}}`).
export type Operation = { name: string; path: string; endpoint: Endpoint };

const isNumber = ({ params }: Endpoint, name: string) => params?.shape[name] === integer;
const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    isNumber(endpoint, name) ? `:${name}{[0-9]{1,15}}` : `:${name}`,
  );
// Nothing, a number, any word.
const opennessOf = ({ path }: Operation) =>
  (path.match(/:\w+(\{)?/g) ?? [])
    .map((part) => (part.endsWith('{') ? 1 : 2))
    .reduce<number>((most, open) => Math.max(most, open), 0);

// The more specific paths first, so that they match first.
export function operations(contract: Record<string, Record<string, EndpointSpec>>): Operation[] {
  // `resource()` has named each of them.
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]);
  return endpoints
    .map((endpoint) => ({
      name: `${endpoint.resource}.${endpoint.operation}`,
      path: pathOf(endpoint),
      endpoint,
    }))
    .toSorted((a, b) => opennessOf(a) - opennessOf(b));
}

import type { Endpoint, EndpointSpec } from '#contract/endpoint.ts';

/** A call with its name (`offers.list`) and its path as the router writes it (`/offers/:id`). */
export type Operation = { name: string; path: string; endpoint: Endpoint };

const hasParameter = (endpoint: Endpoint) => endpoint.path.includes('{');

/** Every call of a contract; fixed paths come before those with parameters, so that they win. */
export function operations(contract: Record<string, Record<string, EndpointSpec>>): Operation[] {
  // `resource()` has named each of them.
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]);
  return endpoints
    .toSorted((a, b) => Number(hasParameter(a)) - Number(hasParameter(b)))
    .map((endpoint) => ({
      name: `${endpoint.resource}.${endpoint.operation}`,
      path: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      endpoint,
    }));
}

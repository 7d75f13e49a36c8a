import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { operations } from './operations.ts';

/** Paths of another network for the contract's chosen ones: route of the contract to path there. */
export type OwnPaths = readonly { method: string; pattern: RegExp; path: string }[];

// Routes whose path is chosen, as `GET /publisher/v1/config` (P9).
const chosenRoutes = new Set(
  operations(contract)
    .filter(({ endpoint }) => endpoint.chosen)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
);
/** The names in a path, as `id,message`. */
export const namesIn = (path: string) => (path.match(/\{\w+\}/g) ?? []).toSorted().join();

/** `/partners/{id}/review` becomes what matches `/partners/7/review`. */
export const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function ownPathFrom([route, path]: [string, string]): OwnPaths[number] {
  const [method = '', own = ''] = route.split(' ');
  if (!chosenRoutes.has(route)) {
    throw new Error(`"${route}" is no call with a chosen path; there are ${[...chosenRoutes].join(', ')}`);
  }
  if (!path.startsWith('/') || namesIn(path) !== namesIn(own)) {
    throw new Error(
      `"${path}" has to be a path with ${namesIn(own) || 'nothing to fill in'}, as ${route} has`,
    );
  }
  return { method, pattern: patternOf(own), path };
}

const example = '{"GET /publisher/v1/config": "/v2/settings"}';

/** Reads `{"GET /publisher/v1/config": "/v2/settings"}`. Throws an error with the reason. */
export function readOwnPaths(text: string | undefined): OwnPaths {
  if (!text) return [];
  const paths = z.safeParse(z.record(z.string(), z.string()), parsed(text));
  if (!paths.success) throw new Error(`It has to be JSON such as ${example}`);
  return Object.entries(paths.data)
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(ownPathFrom);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A path with its names filled in. */
export const filled = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function ownPathOf(paths: OwnPaths, method: string, path: string): string {
  for (const own of paths) {
    const found = own.method === method ? own.pattern.exec(path) : null;
    if (found) return filled(own.path, found.groups);
  }
  return path;
}

type Place = { method: string; path: string; search: string };
/** Where a request goes behind the portal; the network may stand below a path. */
export const addressBehind = (networkUrl: URL, paths: OwnPaths, { method, path, search }: Place): URL =>
  new URL(networkUrl.pathname.replace(/\/$/, '') + ownPathOf(paths, method, path) + search, networkUrl);

import type { RouteRule } from '#machines/lib/location.ts';
import { table, type Route } from './route-table.ts';

export type RouteName = keyof typeof table;

export const routes: Record<RouteName, Route> = table;
export type { FrameName } from './route-table.ts';

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<(typeof table)[Name]['path']>, string>
>;

const placeholder = /\{(\w+)\}/g;

/**
 * The address of a screen; the only way to make links. Example: `href('dashboard')`,
 * `href('liveOfferDetails', { id: '48213', type: 'live' })`.
 */
export function href<Name extends RouteName>(
  name: Name,
  ...[params]: [ParamNames<(typeof table)[Name]['path']>] extends [never] ? [] : [params: RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return routes[name].path.replace(placeholder, (_, param: string) =>
    encodeURIComponent(values[param] ?? ''),
  );
}

const patternOf = ({ path, params = {} }: Route) =>
  new RegExp(
    `^${path.replace(placeholder, (_, param: string) => `(?<${param}>${params[param] ?? '[^/]+'})`)}$`,
  );

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parameters of the current path; empty texts on another screen. */
export function routeParams<Name extends RouteName>(name: Name, path: string): RouteParams<Name> {
  const names = [...routes[name].path.matchAll(placeholder)].map(([, param = '']) => param);
  const found = patternOf(routes[name]).exec(path)?.groups ?? {};
  // The names are those of the path.
  return Object.fromEntries(names.map((param) => [param, decoded(found[param] ?? '')])) as RouteParams<Name>;
}

/** The route table for the navigation chart. */
export const routeRules: readonly RouteRule[] = Object.entries(routes).map(([name, route]) => ({
  name,
  access: route.access,
  titled: route.title !== null,
  pattern: patternOf(route),
}));

type NavigationName = {
  [Name in RouteName]: (typeof table)[Name] extends { nav: object } ? Name : never;
}[RouteName];
const isNavigationName = (name: string): name is NavigationName =>
  isRouteName(name) && routes[name].nav !== null;

/** Entries of the top navigation and of the mobile menu, in order (A5, A6). */
export const navigationEntries = Object.entries(table)
  .flatMap(([name, { nav }]) => (nav && isNavigationName(name) ? [{ name, ...nav }] : []))
  .toSorted((one, other) => one.order - other.order);

export type NavigationIcon = (typeof navigationEntries)[number]['icon'];

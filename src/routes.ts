import type { RouteRule } from '#machines/lib/location.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Route = {
  /** `{name}` stands for what `params` says of it. */
  path: `/${string}`;
  /** What may stand in the place of each `{name}`, as a pattern; anything else is an unknown path (A4). */
  params?: Readonly<Record<string, string>>;
  /** Absent: the system name stands alone (G2). */
  title?: MessageDescriptor;
  access: RouteRule['access'];
  /** Its place in the top navigation, and its label there (A5). */
  nav?: { order: number; label: MessageDescriptor };
};

const table = {
  login: { path: '/login', access: 'guest' },
  register: { path: '/register', access: 'guest' },
  registerCompleted: { path: '/register-completed', access: 'guest' },
  forgotPassword: { path: '/forgot-password', access: 'guest' },
  setNewPassword: { path: '/set-new-password', access: 'guest' },
  verify: { path: '/verify/{id}', access: 'public' },
  publicOfferWall: { path: '/offers', access: 'catalogue' },
  dashboard: {
    path: '/dashboard',
    title: msg`Dashboard`,
    access: 'publisher',
    nav: { order: 1, label: msg`Dashboard` },
  },
  analytics: {
    path: '/analytics',
    title: msg`Analytics`,
    access: 'publisher',
    nav: { order: 2, label: msg`Analytics` },
  },
  offerWall: {
    path: '/offer-wall',
    title: msg`Offer Wall`,
    access: 'publisher',
    nav: { order: 3, label: msg`Offer Wall` },
  },
  liveOffers: {
    path: '/live-offers',
    title: msg`Live Offers`,
    access: 'publisher',
    nav: { order: 4, label: msg`Pending & Live Offers` },
  },
  liveOfferDetails: {
    path: '/live-offers/{id}/{type}',
    params: { id: '[0-9]+', type: 'pending|live' },
    access: 'publisher',
  },
  postbacks: {
    path: '/postbacks',
    title: msg`Postbacks`,
    access: 'publisher',
    nav: { order: 5, label: msg`Postbacks` },
  },
  profile: { path: '/profile', title: msg`Profile`, access: 'publisher' },
} satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

/** Every screen of the portal: its path, its title, who may see it, its place in the navigation (A1, A4, A5). */
export const routes: Record<RouteName, Route> = table;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
/** What stands in the path of a screen, by name. */
export type RouteParams<Name extends RouteName> = Readonly<
  Record<ParamNames<(typeof table)[Name]['path']>, string>
>;

const placeholder = /\{(\w+)\}/g;

/**
 * The address of a screen; links are made by it and nowhere else. Example: `href('dashboard')`,
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

/** What stands in the path of the screen that is shown; empty texts on another screen. */
export function routeParams<Name extends RouteName>(name: Name, path: string): RouteParams<Name> {
  const names = [...routes[name].path.matchAll(placeholder)].map(([, param = '']) => param);
  const found = patternOf(routes[name]).exec(path)?.groups ?? {};
  // The names are those of the path.
  return Object.fromEntries(names.map((param) => [param, decoded(found[param] ?? '')])) as RouteParams<Name>;
}

/** The table as the navigation chart judges by it. */
export const routeRules: readonly RouteRule[] = Object.entries(routes).map(([name, route]) => ({
  name,
  access: route.access,
  titled: route.title !== undefined,
  pattern: patternOf(route),
}));

/** Screens that stand in the navigation. */
export type NavigationName = {
  [Name in RouteName]: (typeof table)[Name] extends { nav: object } ? Name : never;
}[RouteName];
const isNavigationName = (name: string): name is NavigationName =>
  isRouteName(name) && Boolean(routes[name].nav);

/** The entries of the top navigation and of the mobile menu, in their order (A5, A6). */
export const navigationEntries = Object.entries(routes)
  .flatMap(([name, { nav }]) => (nav && isNavigationName(name) ? [{ name, ...nav }] : []))
  .toSorted((one, other) => one.order - other.order);

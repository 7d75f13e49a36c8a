import type { RouteRule } from '#machines/lib/location.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Route = {
  path: `/${string}`;
  /** Absent: the system name stands alone (G2). */
  title?: MessageDescriptor;
  access: RouteRule['access'];
  /** Its place in the top navigation, and its label there (A5). */
  nav?: { order: number; label: MessageDescriptor };
};

const table = {
  login: { path: '/login', access: 'guest' },
  publicOfferWall: { path: '/offers', access: 'catalogue' },
  dashboard: {
    path: '/dashboard',
    title: msg`Dashboard`,
    access: 'publisher',
    nav: { order: 1, label: msg`Dashboard` },
  },
  offerWall: {
    path: '/offer-wall',
    title: msg`Offer Wall`,
    access: 'publisher',
    nav: { order: 3, label: msg`Offer Wall` },
  },
} satisfies Record<string, Route>;

export type RouteName = keyof typeof table;

/** Every screen of the portal: its path, its title, who may see it, its place in the navigation (A1, A4, A5). */
export const routes: Record<RouteName, Route> = table;

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The address of a screen; links are made by it and nowhere else. */
export const href = (name: RouteName): string => routes[name].path;

/** The table as the navigation chart judges by it. */
export const routeRules: readonly RouteRule[] = Object.entries(routes).map(
  ([name, { path, access, title }]) => ({
    name,
    access,
    titled: title !== undefined,
    pattern: new RegExp(`^${path}$`),
  }),
);

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

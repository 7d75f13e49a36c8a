/** Who may see a screen. `guest`: only while signed out (G4); `catalogue`: the offer wall takes its place once signed in (G5). */
type Access = 'public' | 'guest' | 'catalogue' | 'publisher';

/** One row of the route table: `pattern` fits the whole path; a route that is not titled shows the system name alone (G2). */
export type RouteRule = { name: string; pattern: RegExp; access: Access; titled: boolean };
export type Routes = readonly RouteRule[];

/** The addresses that the rules themselves lead to. */
export const places = {
  root: '/',
  dashboard: '/dashboard',
  login: '/login',
  offerWall: '/offer-wall',
  registerCompleted: '/register-completed',
} as const;

const origin = 'http://portal.invalid';
const oneTimeToken = 'ott';

/** A location is path, query and fragment. Only an absolute path is taken; two slashes at its start would name another host. */
function parse(location: string) {
  const url = new URL(origin + (location.startsWith('/') ? location : '/'));
  return url.pathname.startsWith('//') ? new URL(origin) : url;
}
const format = (url: URL) => url.pathname + url.search + url.hash;

/** The one way to write a location, as a browser would; what is no absolute path becomes '/'. */
export const normalLocation = (location: string) => format(parse(location));

/** The path of a location, without query and fragment. */
export const pathOf = (location: string) => parse(location).pathname;

const parameterOf = (location: string, name: string) => parse(location).searchParams.get(name);

/** Whether two locations differ in their path, or in one of the parameters that name a place there. */
export const isElsewhere = (one: string, other: string, parameters: readonly string[]): boolean =>
  pathOf(one) !== pathOf(other) ||
  parameters.some((name) => parameterOf(one, name) !== parameterOf(other, name));

/** The query of a location, without its question mark. */
export const searchOf = (location: string) => parse(location).search.slice(1);

const bare = (path: string) => path.replace(/([^/])\/+$/, '$1');

/** Whether the path of a location ends with a slash: it is the one without (A3). */
export const hasTrailingSlash = (location: string) => bare(pathOf(location)) !== pathOf(location);

/** The same location without the slash at the end of its path (A3). */
export const withoutTrailingSlash = (location: string) => atPlace(location, bare(pathOf(location)));

/** The row of the route table that a location belongs to, or null for an unknown path (A3). */
export function matchRoute<Row extends Pick<RouteRule, 'pattern'>>(
  routes: readonly Row[],
  location: string,
): Row | null {
  const path = bare(pathOf(location));
  return routes.find(({ pattern }) => path.match(pattern)?.[0] === path) ?? null;
}

/** Whether a location carries a one-time token, even an empty one (G3). */
export const hasOneTimeToken = (location: string) => parse(location).searchParams.has(oneTimeToken);

/** The one-time token of a location, or null when there is none to use (S5). */
export const oneTimeTokenOf = (location: string) => parse(location).searchParams.get(oneTimeToken) || null;

/** The same location without its one-time token; all else stays as it was written (G3). */
export function withoutOneTimeToken(location: string): string {
  const url = parse(location);
  const pairs = url.search.slice(1).split('&');
  url.search = `?${pairs.filter((pair) => !new URLSearchParams(`?${pair}`).has(oneTimeToken)).join('&')}`;
  return format(url);
}

function atPlace(location: string, place: string): string {
  const url = parse(location);
  url.pathname = place;
  return format(url);
}

/** The dashboard in the place of the root; query and fragment stay (A3). */
export const atDashboard = (location: string) => atPlace(location, places.dashboard);

/** The offer wall in the place of the public one; filters and the chosen offer stay (G5). */
export const atOfferWall = (location: string) => atPlace(location, places.offerWall);

/** The login that leads back to a private location (G6). */
export const loginRedirect = (location: string) =>
  `${places.login}?redirect=${encodeURIComponent(withoutOneTimeToken(location))}`;

/** The place after a registration, with the way back that the visitor came with (G6). */
export function completedFrom(location: string): string {
  const redirect = parse(location).searchParams.get('redirect');
  return redirect === null
    ? places.registerCompleted
    : `${places.registerCompleted}?redirect=${encodeURIComponent(redirect)}`;
}

/** Control characters and backslashes: browsers drop the former and read the latter as slashes. */
const unsafe = /[\p{Cc}\\]/u;

/**
 * Where the `redirect` of the login or the root leads once signed in: to a screen of the route table that is open to who
 * is signed in, else to '/'. It never throws, never leaves the portal and never carries a one-time token (G6).
 */
export function returnTarget(routes: Routes, location: string): string {
  const { pathname, searchParams } = parse(location);
  const redirect = searchParams.get('redirect');
  const mayLeadOn = pathname === places.login || pathname === places.root;
  if (!mayLeadOn || redirect === null || unsafe.test(redirect)) return places.root;
  const target = withoutTrailingSlash(withoutOneTimeToken(redirect));
  const route = matchRoute(routes, target);
  return route === null || route.access === 'guest' ? places.root : target;
}

/** The root leads on as the login does: a link with a one-time token may name a screen. Else to the dashboard (A3, S5). */
export function fromRoot(routes: Routes, location: string): string {
  const target = returnTarget(routes, location);
  return target === places.root ? atDashboard(location) : target;
}

/** Where a visitor belongs who is signed in from now on: a guest screen leads on, any other is judged again (G4, G6). */
export const arrival = (routes: Routes, location: string) =>
  matchRoute(routes, location)?.access === 'guest' ? returnTarget(routes, location) : location;

/** The login for a visitor whose session is over: it leads back to a private screen and keeps an earlier way back (S12). */
export function loginFrom(routes: Routes, location: string): string {
  if (pathOf(location) === places.login) return location;
  return matchRoute(routes, location)?.access === 'publisher' ? loginRedirect(location) : places.login;
}

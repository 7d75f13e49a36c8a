import { hasOneTimeToken, matchRoute } from '#machines/lib/location.ts';
import { apiBase } from '#api/api-origin.ts';
import type { Token } from '#contract/session.ts';
import type { PrefetchedAnswer } from '#api/prefetched-answers.ts';
import { headerOf, parsed, tokenCookie, valuesOf } from '#portal/stored-token.ts';
import { daysOf } from '#screens/dashboard/periods.ts';

// Inline script: prefetches what the address will need, before the first script has loaded (A8, S6).

declare global {
  /** Read by `show-login.ts`. */
  var startLocale: () => string;
  /** There is a token, valid or not. */
  var mayBeSignedIn: boolean;
}

/** Indices of screens: signed out, signed in. */
type Destinations = readonly [number, number];
type BuiltScreen = {
  name: string;
  path: string;
  to: Destinations;
  hasInitialStyles?: true;
  section: string;
  files: readonly number[];
  calls: readonly string[];
};

const hint = (attributes: Readonly<Partial<HTMLLinkElement>>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** Filled in by the build (see `prefetch-script.ts`); numbers are indices into `files`. */
declare const builtTable: {
  screens: readonly BuiltScreen[];
  /** An address of no screen. */
  unknown: { to: Destinations };
  files: readonly string[];
  /** By locale, then `first` or a section. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  lazyStylesheet: string;
  /** The bootstrap requests of every visitor; a session adds `startCalls`. */
  visitorCalls: readonly string[];
  startCalls: readonly string[];
};

const { screens, unknown, files, texts, lazyStylesheet, visitorCalls, startCalls } = builtTable;
const [defaultLocale = ''] = Object.keys(texts);
const { pathname, search } = window.location;
const lifetime = 30_000;

const [storedValue] = valuesOf(document.cookie, tokenCookie);
globalThis.mayBeSignedIn = storedValue !== undefined;

// Chosen before, or one of the browser's languages (A12).
globalThis.startLocale = () => {
  const candidates = navigator.languages.map((language) => language.toLowerCase().replace(/-.*/, ''));
  try {
    candidates.unshift(String(localStorage.getItem('locale')));
  } catch {
    // Storage is switched off in this browser.
  }
  return candidates.find((name) => Object.hasOwn(texts, name)) ?? defaultLocale;
};

// Of the last visit (see `portal/network-clock.ts`).
const networkAhead = () => {
  try {
    return Number(localStorage.getItem('network-ahead')) || 0;
  } catch {
    return 0;
  }
};

const screenOf = (route: string) => screens.find(({ name }) => name === route);

// Where the navigation chart will lead (A3, G4 to G6).
const destination = (isSignedIn: boolean) => {
  const rows = screens.map((screen) => ({ ...screen, pattern: new RegExp(screen.path) }));
  const { to } = matchRoute(rows, pathname) ?? unknown;
  return screens[to[isSignedIn ? 1 : 0]];
};

const addressOf = (place: number) => `/assets/${files[place]}.js`;
const scriptsOf = (screen: BuiltScreen | undefined) => {
  const own = texts[startLocale()];
  const ofSection = screen && screen.name !== 'login' ? own?.[screen.section] : [];
  return [...(own?.['first'] ?? []), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf);
};
const arrivals = (globalThis.prefetchedScripts = new Map<string, Promise<unknown>>());
globalThis.lazyStylesheet = lazyStylesheet;
globalThis.scriptsOfScreen = (name) => scriptsOf(screenOf(name));

// A screen's own calls are prefetched only for an address without a query.
const callsOf = (screen: BuiltScreen | undefined) => {
  if (!screen || search !== '') return [];
  const days = Object.entries(daysOf(new Date(Date.now() + networkAhead())));
  return screen.calls.map((call) => days.reduce((text, [name, day]) => text.replaceAll(name, day), call));
};

// Read to the end even if nobody takes it: an unread answer counts as a request that never ends.
const read = async (answered: Promise<Response>) => {
  const answer = await answered;
  return { status: answer.status, headers: answer.headers, _data: await answer.text() };
};

const request = (authorization: string | undefined, calls: readonly string[]) => {
  // The client was first.
  if (globalThis.prefetchedAnswers) return;
  const headers = {
    accept: 'application/json',
    'accept-language': startLocale(),
    ...(authorization && { authorization }),
  };
  const answers = new Map<string, Promise<PrefetchedAnswer>>();
  const base = apiBase();
  for (const address of calls.map((call) => base + call)) {
    const answer = read(fetch(address, { headers }));
    // The client that takes the answer handles a failure.
    answer.catch(() => undefined);
    answers.set(`${authorization} ${address}`, answer);
  }
  globalThis.prefetchedAnswers = answers;
  setTimeout(() => answers.clear(), lifetime);
};

// The service worker that has answered with this page has its scripts too; a reload asks the host first.
const isReload = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
  ({ type }) => type === 'reload',
);
const isKept = !isReload && Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
const hinted = (href: string) =>
  new Promise((onload, onerror) => {
    hint({ rel: 'modulepreload', href, onload, onerror });
  });

const load = async (href: string) => {
  if (isKept) {
    await hinted(href);
    return;
  }
  const answer = await fetch(href);
  // A host may answer a missing script with a page.
  if (!answer.ok || !/javascript/.test(String(answer.headers.get('content-type')))) throw new Error(href);
  await answer.arrayBuffer();
  hint({ rel: 'modulepreload', href });
};
// Chromium 153 never retries a failed hint, so the hint follows once the script is cached (E12).
const loadScripts = (addresses: readonly string[]) => {
  for (const address of addresses) {
    if (arrivals.has(address)) continue;
    const arrival = load(address);
    arrivals.set(address, arrival);
    arrival.catch(() => arrivals.delete(address));
  }
};
const prefetch = () => {
  const comesWithLink = hasOneTimeToken(pathname + search);
  // An invalid token is answered with 401, as it would be a moment later.
  const token = comesWithLink ? null : (parsed(storedValue ?? '') as Partial<Token> | null);
  const authorization = token?.access_token ? headerOf(token as Token) : undefined;
  const screen = destination(comesWithLink || authorization !== undefined);
  const needsStyles = screen && !screen.hasInitialStyles;
  const scripts = scriptsOf(screen);
  if (!isKept) loadScripts(scripts);
  if (needsStyles) hint({ rel: 'preload', as: 'style', href: lazyStylesheet });
  if (authorization !== undefined) {
    request(authorization, [...visitorCalls, ...startCalls, ...callsOf(screen)]);
  } else if (!comesWithLink) request(undefined, visitorCalls);
  // With scripts at hand, the answers are what is waited for.
  loadScripts(scripts);
  // Warms up Intl while waiting for the network: the first toLocaleString costs 40 ms.
  (0).toLocaleString();
};

// The prerendered login is painted before anything is requested; a hidden page is never painted.
if (pathname !== '/login' || document.hidden) prefetch();
else requestAnimationFrame(() => setTimeout(prefetch));

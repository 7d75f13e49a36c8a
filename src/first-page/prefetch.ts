import { hasOneTimeToken, matchRoute } from '#machines/lib/location.ts';
import type { Token } from '#contract/session.ts';
import { headerOf, parsed, tokenCookie, valuesOf } from '#portal/stored-token.ts';
import { daysOf } from '#screens/dashboard/periods.ts';

// Runs inside the page, before the first script is there: prefetches all that the address will need (A8, S6).

declare global {
  /** The locale to begin with, for `show-login.ts`. */
  var startLocale: () => string;
  /** Whether there is a token, be it a good one or not. */
  var mayBeSignedIn: boolean;
}

/** The numbers of the screens that an address leads to: signed out, signed in. */
type Destinations = readonly [number, number];
type BuiltScreen = {
  name: string;
  path: string;
  to: Destinations;
  /** The page brings its styles. */
  hasInitialStyles?: true;
  /** Its folder. */
  section: string;
  files: readonly number[];
  calls: readonly string[];
};

const hint = (attributes: Readonly<Record<string, string>>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** Filled in by the build (see `prefetch-script.ts`); `files` names what the numbers stand for. */
declare const builtTable: {
  screens: readonly BuiltScreen[];
  /** Any other address. */
  unknown: { to: Destinations };
  files: readonly string[];
  /** The files with the texts of a locale: of the first screen, of a section. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** The styles of all other screens. */
  lazyStylesheet: string;
  /** The bootstrap requests of every visitor, and those that a session adds. */
  visitorCalls: readonly string[];
  startCalls: readonly string[];
};

const { screens, unknown, files, texts, lazyStylesheet, visitorCalls, startCalls } = builtTable;
const [defaultLocale = ''] = Object.keys(texts);
const { pathname, search } = window.location;
const lifetime = 30_000;

const [storedValue] = valuesOf(document.cookie, tokenCookie);
globalThis.mayBeSignedIn = storedValue !== undefined;

/** The locale that the portal begins with: chosen, or spoken by the browser (A12). */
const startLocale = (globalThis.startLocale = () => {
  const candidates = navigator.languages.map((language) => language.toLowerCase().split('-', 1)[0] ?? '');
  try {
    candidates.unshift(localStorage.getItem('locale') ?? '');
  } catch {
    // Storage is switched off in this browser.
  }
  return candidates.find((name) => Object.hasOwn(texts, name)) ?? defaultLocale;
});

const screenOf = (route: string) => screens.find(({ name }) => name === route);

/** Where the navigation chart will lead (A3, G4 to G6). */
const destination = (isSignedIn: boolean) => {
  const rows = screens.map((screen) => ({ ...screen, pattern: new RegExp(screen.path) }));
  const { to } = matchRoute(rows, pathname) ?? unknown;
  return screens[to[isSignedIn ? 1 : 0]];
};

const addressOf = (place: number) => `/assets/${files[place]}.js`;
const scriptsOf = (screen: BuiltScreen | undefined) => {
  const { first = [], [screen?.section ?? '']: ofSection = [] } = texts[startLocale()] ?? {};
  return [...first, ...(screen?.name === 'login' ? [] : ofSection), ...(screen?.files ?? [])].map(addressOf);
};
const arrivals = (globalThis.prefetchedScripts = new Map<string, Promise<unknown>>());
globalThis.lazyStylesheet = lazyStylesheet;
globalThis.scriptsOfScreen = (name) => scriptsOf(screenOf(name));

/** Private calls of the screen are made only where its address says no more than its path. */
const callsOf = (screen: BuiltScreen | undefined) => {
  if (!screen || search !== '') return [];
  const days = Object.entries(daysOf(new Date()));
  return screen.calls.map((call) => days.reduce((text, [name, day]) => text.replaceAll(name, day), call));
};

const request = (authorization: string | undefined, calls: readonly string[]) => {
  const headers = { accept: 'application/json', ...(authorization && { authorization }) };
  const answers = new Map<string, Promise<Response>>();
  for (const address of calls) {
    const answer = fetch(address, { headers });
    // The client that takes the answer handles a failure.
    answer.catch(() => undefined);
    answers.set(`${authorization} ${address}`, answer);
  }
  globalThis.prefetchedAnswers = answers;
  setTimeout(() => answers.clear(), lifetime);
};

const load = async (href: string) => {
  const answer = await fetch(href);
  // A host may answer what it does not have with a page.
  if (!answer.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) throw new Error(href);
  await answer.arrayBuffer();
  hint({ rel: 'modulepreload', href });
};
/** Chromium 153 never forgets that a hint has failed: so it is given once the script is in the cache (E12). */
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
  // What is no token is answered with 401, as it would be a moment later.
  const token = comesWithLink ? null : (parsed(storedValue ?? '') as Partial<Token> | null);
  const authorization = token?.access_token ? headerOf(token as Token) : undefined;
  const screen = destination(comesWithLink || authorization !== undefined);
  const needsStyles = screen && !screen.hasInitialStyles;
  loadScripts(scriptsOf(screen));
  if (needsStyles) hint({ rel: 'preload', as: 'style', href: lazyStylesheet });
  if (authorization !== undefined) {
    request(authorization, [...visitorCalls, ...startCalls, ...callsOf(screen)]);
  } else if (!comesWithLink) request(undefined, visitorCalls);
  // Warms up Intl while waiting for the network: the first toLocaleString costs 40 ms.
  (0).toLocaleString();
};

// The login, which the page shows by itself, is painted before anything is requested; a page out of sight never is.
if (pathname !== '/login' || document.hidden) prefetch();
else requestAnimationFrame(() => setTimeout(prefetch));

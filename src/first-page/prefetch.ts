import { daysOf } from '#screens/dashboard/periods.ts';

// Runs inside the page, before the first script is there: asks at once for all that the address will need (A8, S6).
type KnownScreen = {
  name: string;
  access: string;
  path: string;
  /** Its folder. */
  section: string;
  files: readonly number[];
  calls: readonly string[];
};

const hint = (attributes: Readonly<Record<string, string>>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** Filled in by the build (see `prefetch-script.ts`); `files` names what the numbers stand for. */
declare const builtTable: {
  screens: readonly KnownScreen[];
  files: readonly string[];
  /** The files with the texts of a locale: of the first screen, of a section. */
  texts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** The styles that only the first looks do without, and whose those are. */
  laterStylesheet: string;
  firstLooks: readonly string[];
  /** What is asked for at first whoever comes, and of whoever is signed in. */
  visitorCalls: readonly string[];
  startCalls: readonly string[];
};

{
  const { screens, files, texts, laterStylesheet, firstLooks, visitorCalls, startCalls } = builtTable;
  const [defaultTexts = {}] = Object.values(texts);
  const lifetime = 30_000;
  const tokenCookie = /(?:^|; )token=([^;]*)/;

  const storedAuthorization = (): string | undefined => {
    try {
      const [, value] = tokenCookie.exec(document.cookie) ?? [];
      // What is no token is answered with 401, as it would be a moment later.
      const token = JSON.parse(decodeURIComponent(value ?? 'null')) as Record<string, string> | null;
      return token?.['access_token'] ? `${token['token_type']} ${token['access_token']}` : undefined;
    } catch {
      return undefined;
    }
  };

  /** Those of the locale that the portal begins with: chosen, or spoken by the browser (A12). */
  const wantedTexts = () => {
    const wanted = navigator.languages.map((language) => language.toLowerCase().split('-', 1)[0] ?? '');
    try {
      wanted.unshift(localStorage.getItem('locale') ?? '');
    } catch {
      // Storage is switched off in this browser.
    }
    const locale = wanted.find((name) => Object.hasOwn(texts, name)) ?? '';
    return texts[locale] ?? defaultTexts;
  };

  const named = (wanted: string) => screens.find(({ name }) => name === wanted);

  /** Where the navigation will lead (A3, G4 to G6). */
  const destination = (isSignedIn: boolean) => {
    const found = screens.find(({ path }) => new RegExp(path).test(window.location.pathname));
    if (!isSignedIn) return found && found.access !== 'publisher' ? found : named('login');
    if (found?.access === 'catalogue') return named('offerWall');
    return found && found.access !== 'guest' ? found : named('dashboard');
  };

  const addressOf = (place: number) => `/assets/${files[place]}.js`;
  const scriptsOf = (screen: KnownScreen | undefined) => {
    const { first = [], [screen?.section ?? '']: ofSection = [] } = wantedTexts();
    return [...first, ...(screen?.name === 'login' ? [] : ofSection), ...(screen?.files ?? [])].map(
      addressOf,
    );
  };
  const arrivals = (globalThis.earlyScripts = new Map<string, Promise<unknown>>());
  globalThis.laterStylesheet = laterStylesheet;
  globalThis.scriptsOfScreen = (name) => scriptsOf(named(name));

  /** Private calls of the screen are made only where its address says no more than its path. */
  const callsOf = (screen: KnownScreen | undefined) => {
    if (!screen || window.location.search !== '') return [];
    const days = Object.entries(daysOf(new Date()));
    return screen.calls.map((call) => days.reduce((text, [name, day]) => text.replaceAll(name, day), call));
  };

  const ask = (authorization: string | undefined, calls: readonly string[]) => {
    const headers = { accept: 'application/json', ...(authorization && { authorization }) };
    const answers = new Map<string, Promise<Response>>();
    for (const address of calls) {
      const answer = fetch(address, { headers });
      // Whoever takes the answer hears of a failure.
      answer.catch(() => undefined);
      answers.set(`${authorization} ${address}`, answer);
    }
    globalThis.earlyAnswers = answers;
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
    const comesWithLink = /[?&]ott=/.test(window.location.search);
    const authorization = comesWithLink ? undefined : storedAuthorization();
    const screen = destination(comesWithLink || authorization !== undefined);
    const needsStyles = screen !== undefined && !firstLooks.includes(screen.name);
    loadScripts(scriptsOf(screen));
    if (needsStyles) hint({ rel: 'preload', as: 'style', href: laterStylesheet });
    if (authorization !== undefined) ask(authorization, [...startCalls, ...callsOf(screen)]);
    else if (!comesWithLink) ask(undefined, visitorCalls);
    // The first figure that a page writes is dear, however short: it is written while the network is waited for.
    (0).toLocaleString();
  };

  // The login, which the page shows by itself, is painted before anything is asked for; a page out of sight never is.
  if (window.location.pathname !== '/login' || document.hidden) prefetch();
  else requestAnimationFrame(() => setTimeout(prefetch));
}

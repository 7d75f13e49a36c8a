import { firstLocale } from '#i18n/i18n.ts';
import type { HistoryMode, NavigationEffects } from '#machines/navigation/navigation.setup.ts';
import { isRouteName, routes, type RouteName } from '#routes';
import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import type { Settings } from './configuration.ts';
import type { ServerData } from './server-data.ts';

/** Loads the code of a screen; one that is loaded resolves at once. */
export type LoadScreen = (name: RouteName) => Promise<unknown>;

type Surroundings = {
  data: ServerData;
  loadScreen: LoadScreen;
  /** Writes the title of a route. */
  setTitle: (route: string | null) => void;
  /** Resolves once what was prefetched for a screen is answered. */
  prefetched: () => Promise<unknown>;
};

/** So many ms a screen that is there waits for its answers: drawn once with them it is sooner there than drawn twice. */
const patience = 150;

/** The title of a route, then the system name; without a title the system name alone (G2). */
function titleOf(route: string | null, systemName: string): string {
  const title = route !== null && isRouteName(route) ? routes[route].title : undefined;
  return [title && i18n._(title), systemName].filter(Boolean).join(' - ');
}

/** Writes titles of routes as soon as there are texts, and anew when the language or the name of the system comes later (G2). */
export function createTitle({ configuration, whenLoaded }: Settings) {
  const delivered = document.title;
  let shown: string | null | undefined;
  function write() {
    if (shown === undefined || i18n.locale === '') return;
    document.title = titleOf(shown, configuration().general.systemName) || delivered;
  }
  i18n.on('change', write);
  whenLoaded(write);
  return (route: string | null) => {
    shown = route;
    write();
  };
}

type Entry = { location: string; mode: HistoryMode };

const keyHere = () => window.navigation?.currentEntry?.key;

/** A browser that does not name its entries gets a new one, which ends the way forward. */
function moveTo(key: string | undefined, location: string) {
  if (key === undefined) window.history.pushState(null, '', location);
  // A move that the next one overtakes fails, and nothing is lost by it.
  else void Promise.allSettled(Object.values(window.navigation.traverseTo(key)));
}

/** Writes the history of the browser; calling it back, and following it after all, move between the entries that are there. */
function createHistory() {
  let shown: string | undefined;
  let refused: string | undefined;
  return ({ location, mode }: Entry) => {
    if (mode === 'return') {
      refused = keyHere();
      moveTo(shown, location);
      return;
    }
    if (mode === 'follow') moveTo(refused, location);
    if (mode === 'push') window.history.pushState(null, '', location);
    if (mode === 'replace') window.history.replaceState(null, '', location);
    shown = mode === 'follow' ? refused : keyHere();
  };
}

/** What the navigation chart has done: screens, title, history, scroll (G2, A10). */
export const navigationEffects = ({ data, loadScreen, setTitle, prefetched }: Surroundings) => {
  const writeHistory = createHistory();
  return {
    actors: {
      loadScreen: fromPromise(async ({ input: { name } }) => {
        if (!isRouteName(name)) throw new Error(`There is no screen '${name}'`);
        // The frame of a screen that is lost needs the data, too.
        const needed = [firstLocale, loadScreen(name), ...(name === 'login' ? [] : [data.load()])];
        await Promise.allSettled(needed);
        await Promise.all(needed);
        await Promise.race([prefetched(), new Promise((resolve) => setTimeout(resolve, patience))]);
      }),
    },
    actions: {
      setTitle: (_, { route }) => setTitle(route),
      writeHistory: (_, entry) => writeHistory(entry),
      scrollToTop: () => window.scrollTo(0, 0),
    },
  } satisfies NavigationEffects;
};

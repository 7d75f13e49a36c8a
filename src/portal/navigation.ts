import { firstLocale } from '#i18n/i18n.ts';
import type { HistoryMode, NavigationEffects } from '#machines/navigation/navigation.setup.ts';
import { isRouteName, routes, type RouteName } from '#routes';
import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import type { Settings } from './configuration.ts';
import { createScroll } from './kept-scroll.ts';
import type { ServerData } from './server-data.ts';

/** Resolves at once for a loaded screen. */
export type LoadScreen = (name: RouteName) => Promise<unknown>;

type Surroundings = {
  data: ServerData;
  loadScreen: LoadScreen;
  setTitle: (route: string | null) => void;
  /** Resolves once the prefetched calls of a screen have ended; null when none is under way. */
  prefetched: () => Promise<unknown> | null;
  /** Discards the drafts of forms that were left on purpose. */
  forgetForms: (forms: readonly string[]) => void;
};

// Without a title the system name alone (G2).
function titleOf(route: string | null, systemName: string): string {
  const title = route !== null && isRouteName(route) ? routes[route].title : undefined;
  return [title && i18n._(title), systemName].filter(Boolean).join(' - ');
}

/** Writes the title once there are texts, and again when the language or the system name changes (G2). */
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

// Without the Navigation API a new entry ends the way forward.
function moveTo(key: string | undefined, location: string) {
  if (key === undefined) window.history.pushState(null, '', location);
  // Rejects when a newer traversal overtakes it, which is fine.
  else void Promise.allSettled(Object.values(window.navigation.traverseTo(key)));
}

// `return` and `follow` move between existing entries.
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

export const navigationEffects = ({ data, loadScreen, setTitle, prefetched, forgetForms }: Surroundings) => {
  const writeHistory = createHistory();
  const scrollToStart = createScroll();
  return {
    actors: {
      loadScreen: fromPromise(async ({ input: { name } }) => {
        if (!isRouteName(name)) throw new Error(`There is no screen '${name}'`);
        // The frame of a screen that failed to load needs the data, too.
        const needed = [firstLocale, loadScreen(name), ...(name === 'login' ? [] : [data.load()])];
        await Promise.allSettled(needed);
        await Promise.all(needed);
        return prefetched() !== null;
      }),
      awaitData: fromPromise(async () => {
        await prefetched();
      }),
    },
    actions: {
      setTitle: (_, { route }) => setTitle(route),
      writeHistory: (_, entry) => writeHistory(entry),
      forgetForms: (_, { forms }) => forgetForms(forms),
      scrollToTop: () => scrollToStart(),
    },
  } satisfies NavigationEffects;
};

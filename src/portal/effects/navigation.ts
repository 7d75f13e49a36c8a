import type { Configuration } from '#api/configuration.ts';
import { firstLocale } from '#i18n/i18n.ts';
import type { NavigationEffects } from '#machines/navigation.setup.ts';
import { isRouteName, routes, type RouteName } from '#routes';
import { i18n } from '@lingui/core';
import { fromPromise } from 'xstate';
import type { ServerData } from '../server-data.ts';

/** Loads the code of a screen; one that is loaded resolves at once. */
export type LoadScreen = (name: RouteName) => Promise<unknown>;

type Surroundings = {
  data: ServerData;
  loadScreen: LoadScreen;
  configuration: () => Configuration;
  /** Resolves once what was asked ahead of a screen is answered. */
  asked: () => Promise<unknown>;
};

/** So many ms a screen that is there waits for its answers: drawn once with them it is sooner there than drawn twice. */
const patience = 150;

/** The title of a route, then the system name; without a title the system name alone (G2). */
export function titleOf(route: string | null, systemName: string): string {
  const title = route !== null && isRouteName(route) ? routes[route].title : undefined;
  return [title && i18n._(title), systemName].filter(Boolean).join(' - ');
}

/** What the navigation chart has done: screens, title, history, scroll (G2, A10). */
export const navigationEffects = ({ data, loadScreen, configuration, asked }: Surroundings) =>
  ({
    actors: {
      loadScreen: fromPromise(async ({ input: { name } }) => {
        if (!isRouteName(name)) throw new Error(`There is no screen '${name}'`);
        await Promise.all([firstLocale, loadScreen(name), name === 'login' ? null : data.load()]);
        await Promise.race([asked(), new Promise((resolve) => setTimeout(resolve, patience))]);
      }),
    },
    actions: {
      setTitle: (_, { route }) => {
        document.title = titleOf(route, configuration().general.systemName);
      },
      writeHistory: (_, { location, mode }) => {
        if (mode === 'push') window.history.pushState(null, '', location);
        if (mode === 'replace') window.history.replaceState(null, '', location);
      },
      scrollToTop: () => window.scrollTo(0, 0),
    },
  }) satisfies NavigationEffects;

import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { places } from '#machines/lib/location.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { routeRules } from '#routes';
import { createActor } from 'xstate';

const visitor = { hasOneTimeToken: false, storedToken: null, isLinkCutShort: false };

const firstSnapshots = () => ({
  session: createActor(sessionMachine, { input: visitor }).getSnapshot(),
  navigation: createActor(navigationMachine, {
    input: { routes: routeRules, shown: places.login },
  }).getSnapshot(),
  terms: createActor(termsMachine).getSnapshot(),
  settings: createActor(configurationMachine).getSnapshot(),
});
let snapshots: ReturnType<typeof firstSnapshots> | undefined;

/** Initial snapshots at the login, for the prerender and for hydration; later events follow at once (see `src/first-page/`). */
export const chartsAtBuild = (): ReturnType<typeof firstSnapshots> => (snapshots ??= firstSnapshots());

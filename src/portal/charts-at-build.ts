import { configurationMachine } from '#machines/configuration/configuration.machine.ts';
import { places } from '#machines/lib/location.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { termsMachine } from '#machines/terms/terms.machine.ts';
import { routeRules } from '#routes';
import { createActor } from 'xstate';

const visitor = { hasOneTimeToken: false, hasStoredToken: false, isLinkCutShort: false };

const firstSnapshots = () => ({
  session: createActor(sessionMachine, { input: visitor }).getSnapshot(),
  navigation: createActor(navigationMachine, {
    input: { routes: routeRules, shown: places.login },
  }).getSnapshot(),
  terms: createActor(termsMachine).getSnapshot(),
  settings: createActor(configurationMachine).getSnapshot(),
});
let snapshots: ReturnType<typeof firstSnapshots> | undefined;

/**
 * The charts as they begin for a visitor at the login. The build renders the login with them, and so does React when it
 * takes over what the page shows: events since then follow at once (see `src/first-page/`).
 */
export const chartsAtBuild = (): ReturnType<typeof firstSnapshots> => (snapshots ??= firstSnapshots());

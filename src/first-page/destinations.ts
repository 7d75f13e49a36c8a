import { matchRoute } from '#machines/lib/location.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { isRouteName, routeRules, routes } from '#routes';
import { createActor } from 'xstate';

// Names of routes.
export type Destinations = { signedOut: string; signedIn: string };

// Rules depend on the row, not on its parameters, so their names stand in for values.
const pathOf = (name: string) => (isRouteName(name) ? routes[name].path.replaceAll(/[{}]/g, '') : '/');
const rules = routeRules.map((rule) => ({ ...rule, pattern: new RegExp(`^${pathOf(rule.name)}$`) }));

function screenAt(path: string, signedIn: boolean): string {
  const navigation = createActor(navigationMachine, {
    input: { routes: rules, shown: null },
  });
  navigation.start();
  navigation.send({ type: 'session.changed', settled: true, signedIn });
  navigation.send({ type: 'location.changed', to: path });
  const { target } = navigation.getSnapshot().context;
  navigation.stop();
  const row = matchRoute(rules, target);
  if (!row) throw new Error(`The navigation chart leads from ${path} to no screen`);
  return row.name;
}

const from = (path: string): Destinations => ({
  signedOut: screenAt(path, false),
  signedIn: screenAt(path, true),
});

// Where the navigation chart leads from the address of a screen (G4 to G6).
export const destinationsOf = (name: string): Destinations => from(pathOf(name));

// From an address of no screen (A3).
export const destinationsOfUnknown = (): Destinations => from('/unknown');

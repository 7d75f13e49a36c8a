import type { RouteName } from '#routes';
import { production } from '../support/route-table.ts';
import { sampleAddress } from '../support/sample-address.ts';
import { budgets } from './budgets.ts';
import type { Condition } from './probe.ts';

const { routes } = production;
type BenchedScreen = { name: RouteName; path: string; isSignedIn: boolean; usable: Condition };

/** A screen as it is measured: its address, who looks at it, and when it is usable. */
export const benchedScreen = (name: RouteName): BenchedScreen => ({
  name,
  path: sampleAddress(routes, name),
  isSignedIn: routes[name].access === 'publisher',
  usable: budgets[name].usable,
});

// The keys of the route table are its names.
export const benchedScreens = (Object.keys(routes) as RouteName[]).map(benchedScreen);

import type { Configuration } from '#api/configuration.ts';
import { pathOf, searchOf } from '#machines/lib/location.ts';
import { InspectionContext } from '#statecharts/inspection.ts';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type Context as ReactContext,
  type ReactNode,
} from 'react';
import { chartsAtBuild } from './charts-at-build.ts';
import { defaultConfiguration } from './configuration.ts';
import type { Portal } from './create-portal.ts';

const Context = createContext<Portal | null>(null);

/** The steps of the charts below go to the event log of the portal. */
export const PortalProvider = ({ value, children }: { value: Portal; children: ReactNode }) => (
  <Context value={value}>
    <InspectionContext value={value.eventLog.inspect}>{children}</InspectionContext>
  </Context>
);

export function usePortal(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new Error('usePortal needs a PortalProvider above');
  return portal;
}

type Chart<State> = {
  getSnapshot: () => State;
  subscribe: (listener: () => void) => { unsubscribe: () => void };
};
type States = ReturnType<typeof chartsAtBuild>;
type Charts = { [Name in keyof States]: Chart<States[Name]> };

// Hydration starts from `atBuild`, as the page was prerendered.
function useFollowed<T>(chart: Chart<unknown>, now: () => T, atBuild: () => T): T {
  const subscribe = useCallback((listener: () => void) => chart.subscribe(listener).unsubscribe, [chart]);
  return useSyncExternalStore(subscribe, now, atBuild);
}

function hookOf<Name extends keyof Charts>(name: Name) {
  return function useChartState<T>(select: (snapshot: States[Name]) => T): T {
    const charts: Charts = usePortal();
    const chart = charts[name];
    return useFollowed(
      chart,
      () => select(chart.getSnapshot()),
      () => select(chartsAtBuild()[name]),
    );
  };
}

/** Example: `useSession((session) => session.hasTag('busy'))`. */
export const useSession = hookOf('session');
export const useNavigation = hookOf('navigation');
export const useTerms = hookOf('terms');
export const useSettings = hookOf('settings');

/** The defaults until it has loaded (C1). */
export function useConfiguration(): Configuration {
  const { settings, configuration } = usePortal();
  return useFollowed(settings, configuration, () => defaultConfiguration);
}

type Navigate = (to: string | URL, options?: { replace?: boolean }) => void;

const LocationContext = createContext<[string, Navigate] | null>(null);
const SearchContext = createContext<string | null>(null);

function useProvided<T>(context: ReactContext<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('The location needs a LocationProvider above');
  return value;
}

/** Subscribes to the navigation chart once for all links and lists below. */
export function LocationProvider({ children }: { children: ReactNode }) {
  const { navigation } = usePortal();
  const path = useNavigation(({ context }) => pathOf(context.current ?? '/'));
  const search = useNavigation(({ context }) => searchOf(context.current ?? '/'));
  const navigate = useCallback<Navigate>(
    (to, options) =>
      navigation.send({ type: 'location.request', to: String(to), replace: options?.replace ?? false }),
    [navigation],
  );
  const location = useMemo<[string, Navigate]>(() => [path, navigate], [path, navigate]);
  return (
    <LocationContext value={location}>
      <SearchContext value={search}>{children}</SearchContext>
    </LocationContext>
  );
}

/** The location that the navigation chart has admitted, for the router (G1 to G7). */
export const useGatedLocation = (): [string, Navigate] => useProvided(LocationContext);

/** Without its question mark. */
export const useGatedSearch = (): string => useProvided(SearchContext);

import type { Configuration } from '#api/configuration.ts';
import { pathOf, searchOf } from '#machines/lib/location.ts';
import { useSelector } from '@xstate/react';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  type Context as ReactContext,
  type ReactNode,
} from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Portal } from './create-portal.ts';

const Context = createContext<Portal | null>(null);

/** Gives the running portal to the views below. */
export const PortalProvider = Context.Provider;

export function usePortal(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new Error('usePortal needs a PortalProvider above');
  return portal;
}

/** What a view asks the session chart. Example: `useSession((session) => session.hasTag('busy'))`. */
export const useSession = <T,>(select: (snapshot: SnapshotFrom<Portal['session']>) => T): T =>
  useSelector(usePortal().session, select);

/** What a view asks the navigation chart. */
export const useNavigation = <T,>(select: (snapshot: SnapshotFrom<Portal['navigation']>) => T): T =>
  useSelector(usePortal().navigation, select);

/** What a view asks the chart of the terms dialog. */
export const useTerms = <T,>(select: (snapshot: SnapshotFrom<Portal['terms']>) => T): T =>
  useSelector(usePortal().terms, select);

/** What a view asks the chart of the configuration. */
export const useSettings = <T,>(select: (snapshot: SnapshotFrom<Portal['settings']>) => T): T =>
  useSelector(usePortal().settings, select);

/** The configuration of the network, or its defaults until it is there (C1). */
export function useConfiguration(): Configuration {
  const { configuration } = usePortal();
  useSettings((settings) => settings.hasTag('loaded'));
  return configuration();
}

type Navigate = (to: string | URL, options?: { replace?: boolean }) => void;

const LocationContext = createContext<[string, Navigate] | null>(null);
const SearchContext = createContext<string | null>(null);

function useProvided<T>(context: ReactContext<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('The location needs a LocationProvider above');
  return value;
}

/** Asks the navigation chart where the portal is, once for all links and lists below. */
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

/** The location that the chart has let through, for the router; every link asks the chart (G1 to G7). */
export const useGatedLocation = (): [string, Navigate] => useProvided(LocationContext);

/** The query of that location, without its question mark. */
export const useGatedSearch = (): string => useProvided(SearchContext);

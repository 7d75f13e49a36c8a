import { pathOf, searchOf } from '#machines/lib/location.ts';
import { useSelector } from '@xstate/react';
import { createContext, useCallback, useContext } from 'react';
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

type Navigate = (to: string | URL, options?: { replace?: boolean }) => void;

/** The location that the chart has let through, for the router; every link asks the chart (G1 to G7). */
export function useGatedLocation(): [string, Navigate] {
  const { navigation } = usePortal();
  const path = useNavigation(({ context }) => pathOf(context.current ?? '/'));
  const navigate = useCallback<Navigate>(
    (to, options) =>
      navigation.send({ type: 'location.request', to: String(to), replace: options?.replace ?? false }),
    [navigation],
  );
  return [path, navigate];
}

/** The query of that location, without its question mark. */
export const useGatedSearch = (): string => useNavigation(({ context }) => searchOf(context.current ?? '/'));

import type { Configuration } from '#api/configuration.ts';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { Network } from './network.ts';

export const NetworkContext = createContext<Network | null>(null);

export function useNetwork(): Network {
  const network = use(NetworkContext);
  if (!network) throw new Error('useNetwork needs a NetworkContext above');
  return network;
}

type SessionState = ReturnType<Network['session']['getSnapshot']>;

/** Example: `useSession((session) => session.hasTag('busy'))`. */
export const useSession = <T,>(select: (snapshot: SessionState) => T): T =>
  useSelector(useNetwork().session, select);

/** Suspends until it has loaded; the defaults where it cannot be. */
export const useConfiguration = (): Configuration => use(useNetwork().configured);

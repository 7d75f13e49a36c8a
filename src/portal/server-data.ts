import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import { authorization } from './token-cookie.ts';

type Loaded = {
  queryClient: QueryClient;
  user: () => User | undefined;
  loadReferenceData: () => Promise<User>;
  reloadUser: () => Promise<User>;
};

async function load(client: Client, onUser: (user: User) => void): Promise<Loaded> {
  const [{ createQueryClient }, referenceData] = await Promise.all([
    import('#api/query-client.ts'),
    import('#api/reference-data.ts'),
  ]);
  const queryClient = createQueryClient(client, () => authorization() !== null);
  referenceData.watchUser(queryClient, onUser);
  return {
    queryClient,
    user: () => queryClient.getQueryData(referenceData.userQuery.queryKey),
    loadReferenceData: () => referenceData.loadReferenceData(queryClient),
    reloadUser: () => referenceData.reloadUser(queryClient),
  };
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';

/** The cache of server data; its code arrives when the first screen needs it, so not with the login. `onUser`: a user has arrived. */
export function createServerData(client: Client, onUser: (user: User) => void) {
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  return {
    async load(): Promise<Loaded> {
      loading ??= load(client, onUser).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      loaded = await loading;
      return loaded;
    },
    isLoaded: () => loaded !== null,
    /** Once a screen that uses server data is shown, it is there. */
    queryClient(): QueryClient {
      if (!loaded) throw new Error('Server data is used before it is loaded');
      return loaded.queryClient;
    },
    /** Who is signed in, as far as that is known. */
    user: () => loaded?.user(),
    /** What could not be loaded, and is shown, is asked for again. */
    retryFailed() {
      void loaded?.queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
    },
    /** Nobody sees what was loaded for somebody else: requests under way are dropped, all rows forgotten. */
    clear() {
      void loaded?.queryClient.cancelQueries();
      loaded?.queryClient.clear();
    },
  };
}
export type ServerData = ReturnType<typeof createServerData>;

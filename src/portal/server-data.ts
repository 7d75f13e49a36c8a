import type { Client } from '#api/client.ts';
import type { RetryGate } from '#api/retries.ts';
import type { User } from '#api/user.ts';
import { onOtherLocale } from '#i18n/i18n.ts';
import type { Call } from '#contract/endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { KeptAnswers } from './kept-answers.ts';
import { authorization } from './token-cookie.ts';

type Loaded = {
  queryClient: QueryClient;
  user: () => User | undefined;
  loadReferenceData: (signal: AbortSignal, caller: object) => Promise<User>;
  reloadUser: (signal: AbortSignal, caller: object) => Promise<User>;
  /** Who waits for the reference data, where a call is one of it; undefined: a view. */
  callerOf: (call: Call) => object | undefined;
};

type Sources = {
  client: Client;
  retries: RetryGate;
  keptAnswers: Pick<KeptAnswers, 'restore' | 'forget'>;
  /** `caller`: undefined for a view. */
  onUser: (user: User, caller: object | undefined) => void;
};

async function load({ client, retries, keptAnswers, onUser }: Sources): Promise<Loaded> {
  const [{ createQueryClient }, referenceData] = await Promise.all([
    import('#api/query-client.ts'),
    import('#api/reference-data.ts'),
  ]);
  const queryClient = createQueryClient(client, () => authorization() !== null, retries);
  // Without them the portal starts all the same.
  await keptAnswers.restore(queryClient).catch(() => undefined);
  // One at a time: its calls are the same as those of views that ask meanwhile.
  let caller: object | undefined;
  const during = (by: object, loading: Promise<User>) => {
    caller = by;
    return loading.finally(() => {
      if (caller === by) caller = undefined;
    });
  };
  referenceData.watchUser(queryClient, (user) => onUser(user, caller));
  // The network names things in the language of the portal.
  onOtherLocale(() => void queryClient.invalidateQueries());
  return {
    queryClient,
    user: () => queryClient.getQueryData(referenceData.userQuery.queryKey),
    loadReferenceData: (signal, by) => during(by, referenceData.loadReferenceData(queryClient, signal)),
    reloadUser: (signal, by) => during(by, referenceData.reloadUser(queryClient, signal)),
    callerOf: (call) => (referenceData.isOfReferenceData(call) ? caller : undefined),
  };
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';

/** The query cache; its code loads when the first screen needs it, so not with the login. */
export function createServerData(sources: Sources) {
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  return {
    async load(): Promise<Loaded> {
      loading ??= load(sources).catch((error: unknown) => {
        loading = null;
        throw error;
      });
      loaded = await loading;
      return loaded;
    },
    isLoaded: () => loaded !== null,
    /** Loaded once a screen that uses server data is shown. */
    queryClient(): QueryClient {
      if (!loaded) throw new Error('Server data is used before it is loaded');
      return loaded.queryClient;
    },
    /** Whose call of the reference data it is; undefined: a view's. */
    callerOf: (call: Call) => loaded?.callerOf(call),
    /** The cached user, if any. */
    user: () => loaded?.user(),
    /** Refetches the visible queries that failed. */
    retryFailed() {
      void loaded?.queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
    },
    /** Cancels requests, clears the cache and what is kept of it: the next user must not see it. */
    clear() {
      void loaded?.queryClient.cancelQueries();
      loaded?.queryClient.clear();
      sources.keptAnswers.forget();
    },
  };
}
export type ServerData = ReturnType<typeof createServerData>;
